import { wordmark } from './logo-wordmark';

function Mark() {
  return (
    <g transform="translate(1 0)">
      <rect
        x="3.2"
        y="7.2"
        width="14"
        height="18.6"
        rx="4"
        transform="rotate(-14 10.2 16.5)"
        fill="var(--logo-echo)"
      />
      <g transform="rotate(7 19.5 15.8)">
        <rect x="11" y="4.6" width="17" height="22.4" rx="4.6" fill="var(--logo-accent)" />
        <rect x="14.6" y="21.2" width="5.6" height="2.3" rx="1.15" fill="#fff" />
        <circle cx="22.5" cy="22.35" r="1.15" fill="#fff" opacity=".6" />
      </g>
    </g>
  );
}

interface LogoProps {
  /** Height in px. */
  height: number;
  /** The mark without the word. */
  markOnly?: boolean;
}

/** The product's logo: a card swiped off its echo. */
export function Logo({ height, markOnly = false }: LogoProps) {
  const width = markOnly ? 32 : 134;
  return (
    <svg
      viewBox={`0 0 ${width} 32`}
      width={(width * height) / 32}
      height={height}
      role="img"
      aria-label="Arrasta"
    >
      <Mark />
      {!markOnly && <path transform="translate(37.51 25)" d={wordmark} fill="currentColor" />}
    </svg>
  );
}
