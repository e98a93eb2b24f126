import type { SavedPreset, User } from '@arrasta/contract';
import { sampleBrand, type Carousel } from '@arrasta/domain';
import { useMemo, useState } from 'react';
import { deviceMemory } from '../../api/text-memory';
import { trpc } from '../../api/trpc';
import { lastPresetId } from '../../editor/persistence/device-memory';
import type { TemplateBrand } from './drawing/drawn-deck';
import { openSessionOrNull } from './open-template';

const key = 'arrasta.templates.brand';

/** A brand, and where it comes from. */
interface FoundBrand {
  readonly source: 'preset' | 'carousel' | 'account';
  readonly brand: TemplateBrand;
}

/** Whether a carousel still shows the brand that the sample slides have. */
function hasSampleBrand({ brandName, brandHandle }: Carousel): boolean {
  return brandName === sampleBrand.brandName && brandHandle === sampleBrand.brandHandle;
}

/**
 * The preset that the person used last on this device, else the newest one.
 * @param presets newest first
 */
export function lastUsedPreset(
  presets: readonly SavedPreset[],
  lastId: string | null,
): SavedPreset | null {
  return presets.find(({ id }) => id === lastId) ?? presets[0] ?? null;
}

/**
 * Whose brand templates can be drawn in: the preset's, else the open carousel's, else the name that
 * the account has, which leaves a template its own colours and fonts.
 */
export function findBrand(
  preset: SavedPreset | null,
  open: Carousel | null,
  { name }: Pick<User, 'name'>,
): FoundBrand {
  if (preset !== null) return { source: 'preset', brand: preset };
  if (open !== null && !hasSampleBrand(open)) return { source: 'carousel', brand: open };
  return {
    source: 'account',
    brand: { brandName: name, brandHandle: null, brandAvatarUrl: null },
  };
}

export interface BrandChoice {
  /** Null while it is off. */
  readonly brand: TemplateBrand | null;
  /** Where the one that can be switched on comes from. */
  readonly source: FoundBrand['source'];
  readonly isOn: boolean;
  /** Whether it is not known yet in which brand to draw. */
  readonly isPending: boolean;
  /** The last used preset, whose brand line comes along with a template of the product. */
  readonly preset: SavedPreset | null;
  readonly setOn: (isOn: boolean) => void;
}

/** The brand in which templates are drawn once that is switched on. Source: docs/product/gallery.md 9. */
export function useBrand(user: User): BrandChoice {
  const { data: presets, isPending } = trpc.presets.list.useQuery();
  const [open] = useState(() => openSessionOrNull()?.state.deck.carousel ?? null);
  const [isOn, setOn] = useState(() => deviceMemory.read(key) === 'on');
  return useMemo(() => {
    const preset = lastUsedPreset(presets ?? [], lastPresetId());
    const { brand, source } = findBrand(preset, open, user);
    return {
      brand: isOn ? brand : null,
      source,
      isOn,
      isPending: isOn && isPending,
      preset,
      setOn: (next) => {
        deviceMemory.write(key, next ? 'on' : 'off');
        setOn(next);
      },
    };
  }, [presets, isPending, open, user, isOn]);
}
