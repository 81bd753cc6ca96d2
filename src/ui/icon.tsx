/** Line drawings on a 24 px grid, 1.6 px strokes. */
const PATHS = {
  tick: 'M6 12.5l4 4 8-9',
  cross: 'M7 7l10 10M17 7L7 17',
  menu: 'M4 7h16M4 12h16M4 17h16',
  head: 'M7 5h10l4 14H3z',
  top: 'M7 3h10v18H7z',
  stick: 'M4 20L17 7M17 7a2 2 0 1 0 3-3 2 2 0 0 0-3 3z',
  free: 'M12 3v5M12 16v5M3 12h5M16 12h5M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.3 9.5a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.5 1.1-1.5 2.1M12 17.2v.1',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 2.6 3.9 5.8 3.9 9s-.9 6.4-3.9 9c-3-2.6-3.9-5.8-3.9-9s.9-6.4 3.9-9z',
  tune: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.2v.1',
  sound: 'M4 9.5v5h3.5l5 4v-13l-5 4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5l5 4v-13l-5 4zM16 9.5l5 5M21 9.5l-5 5',
  flag: 'M6 21V4h11l-2.5 4L17 12H6',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  sheet: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h6',
  skip: 'M5 6l7 6-7 6zM13 6l7 6-7 6z',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  hand: 'M12 4v16M4 12h16M12 4l-2.4 2.4M12 4l2.4 2.4M12 20l-2.4-2.4M12 20l2.4-2.4M4 12l2.4-2.4M4 12l2.4 2.4M20 12l-2.4-2.4M20 12l-2.4 2.4',
} as const

export type IconName = keyof typeof PATHS

export function Icon(props: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[props.name]} />
    </svg>
  )
}
