import { LAMPS } from './lamps.ts'
import { TONE } from './tone.ts'

/** What the fragments of all surfaces share: measures of the table, the grain tile, light on level surfaces. */
export const SURFACE_HEAD = /* glsl */ `
precision highp float;
precision highp int;
precision highp sampler2D;
uniform vec3 cameraPosition;
uniform float pixel;
uniform vec4 bed;
uniform vec4 rail;
uniform vec2 span;
uniform vec3 cornerDrop;
uniform vec3 sideDrop;
uniform sampler2D bedLight;
uniform sampler2D noise;
in vec3 at;
in vec3 up;
in vec3 lit;
out vec4 colour;
${LAMPS}
${TONE}

/** Light of each lamp on a level surface, from the map. */
vec3 levelLight(vec2 p) {
  return texture(bedLight, p / span * 0.5 + 0.5).rgb;
}

/** Distance beyond the rim of the nearest drop, m; negative over the hole. */
float fromDrop(vec2 p) {
  vec2 q = abs(p);
  return min(distance(q, cornerDrop.xy) - cornerDrop.z, distance(q, sideDrop.xy) - sideDrop.z);
}

/** Distance behind the nose line, m; negative on the playing surface. */
vec2 behindNose(vec2 p) {
  return abs(p) - bed.zw;
}

/** Share of a pixel that lies inside an edge at signed distance d (m, positive inside). */
float cover(float d, float wide) {
  return clamp(0.5 + d / wide, 0.0, 1.0);
}
`
