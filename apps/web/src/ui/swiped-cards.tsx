/** A card swiped off another, 240x170: the picture of pages and lists with nothing in them. */
export function SwipedCards() {
  return (
    <svg viewBox="0 0 240 170" width={240} height={170} aria-hidden>
      <rect
        x="62"
        y="24"
        width="104"
        height="128"
        rx="10"
        transform="rotate(-9 114 88)"
        fill="var(--fill)"
        stroke="var(--line)"
      />
      <g transform="rotate(5 136 86)">
        <rect
          x="82"
          y="18"
          width="108"
          height="134"
          rx="10"
          fill="var(--raised)"
          stroke="var(--line-2)"
        />
        <rect x="112" y="132" width="24" height="6" rx="3" fill="var(--accent)" />
        <circle cx="147" cy="135" r="3" fill="var(--line-2)" />
        <circle cx="158" cy="135" r="3" fill="var(--line-2)" />
      </g>
    </svg>
  );
}
