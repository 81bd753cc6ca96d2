import { SHADOW } from './shadow.ts'
import { SURFACE_HEAD } from './surface-head.ts'

/** Shadows of balls and stick on cushions and rails: multiplies what is drawn there by the ratio of its toned light. */
export const SURFACE_SHADOW_FRAGMENT = /* glsl */ `${SURFACE_HEAD}
uniform vec3 cloth;
uniform vec3 woodLight;
uniform int casters;
${SHADOW}
void main() {
  vec3 n = normalize(up);
  vec2 behind = behindNose(at.xy);
  bool wood = max(behind.x, behind.y) > rail.z;
  int mask = casters;
  vec2 stick = cueButt.xy - cueTip.xy;
  vec2 off = at.xy - cueTip.xy;
  float beside = abs(off.x * stick.y - off.y * stick.x) * inversesqrt(max(dot(stick, stick), 1e-6));
  if (beside > 0.2) mask &= 65535;
  if (mask == 0 || at.z < 0.0) discard;
  vec3 lamps = mix(lit, levelLight(at.xy), smoothstep(0.8, 0.98, n.z));
  vec4 seen = lampsSeen(at, n, mask);
  vec3 albedo = wood ? woodLight * 0.6 : cloth;
  vec3 around = FILL + (wood ? vec3(0.0) : cloth * 0.5);
  vec3 open = LAMP_COLOUR * (lamps.x + lamps.y + lamps.z) + around;
  vec3 shaded = LAMP_COLOUR * dot(lamps, seen.xyz) + around * seen.w;
  colour = vec4(tone(albedo * shaded) / max(tone(albedo * open), 1e-3), 1.0);
}
`
