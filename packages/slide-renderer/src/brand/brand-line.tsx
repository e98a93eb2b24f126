import type { CSSProperties, ReactNode } from 'react';

interface BrandLineProps {
  /** Top edge in px; the line is 32 px high. */
  readonly top: number;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** The row of brand and page indicator, between the 32 px margins. */
export function BrandLine({ top, style, children }: BrandLineProps) {
  return (
    <div
      data-brand-line=""
      style={{
        position: 'absolute',
        left: 32,
        right: 32,
        top,
        height: 32,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 16,
        ...style,
      }}
    >
      {children}
    </div>
  );
}

/** Keeps what follows at the right edge even where there is no brand. */
export function BrandSide({ children, gap = 10 }: { children: ReactNode; gap?: number }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap, minWidth: 0 }}>{children}</span>
  );
}
