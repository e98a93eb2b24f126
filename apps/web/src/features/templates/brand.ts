import { sampleBrand } from '@arrasta/domain';
import { useMemo, useState } from 'react';
import { deviceMemory } from '../../api/text-memory';
import { currentSession } from '../../editor/store/editor-store';
import type { Brand } from './drawing/template-look';

const key = 'arrasta.templates.brand';

/** Whose brand the open carousel has; null where it still shows the sample, or none is open. */
function openBrand(): Brand | null {
  const carousel = currentSession()?.state.deck.carousel;
  if (carousel === undefined) return null;
  const isSample =
    carousel.brandName === sampleBrand.brandName &&
    carousel.brandHandle === sampleBrand.brandHandle;
  return isSample ? null : carousel;
}

export interface BrandChoice {
  /** Null while it is off. */
  readonly brand: Brand | null;
  /** Whether there is one to switch on. */
  readonly hasBrand: boolean;
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
}

/** The brand of the open carousel, in which templates are drawn once that is switched on. */
export function useBrand(): BrandChoice {
  const [open] = useState(openBrand);
  const [isOn, setOn] = useState(() => deviceMemory.read(key) === 'on');
  return useMemo(
    () => ({
      brand: isOn ? open : null,
      hasBrand: open !== null,
      isOn,
      setOn: (next) => {
        deviceMemory.write(key, next ? 'on' : 'off');
        setOn(next);
      },
    }),
    [open, isOn],
  );
}
