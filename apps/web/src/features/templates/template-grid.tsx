import { useRef, useState, type KeyboardEvent } from 'react';
import type { BrandChoice } from './brand';
import type { GalleryTemplate } from './gallery-template';
import { TemplateCard } from './template-card';
import classes from './template-grid.module.css';

interface TemplateGridProps {
  readonly templates: readonly GalleryTemplate[];
  readonly brand: BrandChoice;
  readonly isNarrow: boolean;
  readonly onView: (template: GalleryTemplate) => void;
  readonly onUse: (template: GalleryTemplate) => void;
}

function columnsOf(grid: HTMLElement): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

/** By how many cards a key moves; null for all other keys. */
function stepOf(key: string, columns: number, total: number): number | null {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -total,
    End: total,
  };
  return steps[key] ?? null;
}

/** One card is reached with Tab, the others from there with the arrow keys. */
function useRovingCard(templates: readonly GalleryTemplate[]) {
  const grid = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  const isThere = templates.some(({ key }) => key === reached);
  const entry = isThere ? reached : (templates[0]?.key ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    const cards = [...(grid.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const place = cards.findIndex((card) => card === event.target);
    if (grid.current === null || place === -1) return;
    const step = stepOf(event.key, columnsOf(grid.current), cards.length);
    if (step === null) return;
    event.preventDefault();
    const isJump = Math.abs(step) === cards.length;
    const next = isJump ? Math.min(Math.max(place + step, 0), cards.length - 1) : place + step;
    cards[next]?.focus();
  };
  return { grid, entry, setReached, onKeyDown };
}

/** The covers, in 2 to 5 columns by width (docs/product/gallery.md 6, 7). */
export function TemplateGrid({ templates, brand, isNarrow, onView, onUse }: TemplateGridProps) {
  const { grid, entry, setReached, onKeyDown } = useRovingCard(templates);
  return (
    <ul ref={grid} className={classes.grid} onKeyDown={onKeyDown}>
      {templates.map((template) => (
        <TemplateCard
          key={template.key}
          template={template}
          brand={brand}
          isNarrow={isNarrow}
          isEntry={template.key === entry}
          onReach={() => setReached(template.key)}
          onView={() => onView(template)}
          onUse={() => onUse(template)}
        />
      ))}
    </ul>
  );
}
