import { applyPalette } from '@arrasta/domain';
import { gradientPalettes, matchingPalette, solidPalettes, type Palette } from '@arrasta/palettes';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { toolMessages } from '../../messages/tools';
import { dispatch } from '../store/editor-store';
import { useCarousel } from '../store/selectors';
import columnClasses from './sidebar.module.css';
import { RovingRadios } from './roving-radios';
import classes from './theme.module.css';

const messages = toolMessages.theme;
/** Source: docs/product/colours.md 2. */
const gridColumns = 6;

const grids = { solid: solidPalettes, gradient: gradientPalettes } as const;
type Kind = keyof typeof grids;

/** Primary or gradient over ground and text. */
function Swatch({ primary, secondary, accent, gradient }: Palette) {
  return (
    <span className={classes.swatch}>
      <span className={classes.emphasis} style={{ background: gradient ?? primary }} />
      <span style={{ background: secondary }} />
      <span style={{ background: accent }} />
    </span>
  );
}

function pick(name: string): void {
  const palette = [...solidPalettes, ...gradientPalettes].find((one) => one.name === name);
  if (palette !== undefined) dispatch(applyPalette(palette));
}

/** The palettes in six columns, the one that is worn marked (docs/product/colours.md 7). */
export function PaletteChoice() {
  const currentPalette = matchingPalette(useCarousel());
  const [kind, setKind] = useState<Kind>(
    currentPalette?.isGradient === true ? 'gradient' : 'solid',
  );
  return (
    <div>
      <div className={classes.head}>
        <span className={columnClasses.fieldLabel}>{messages.palette}</span>
        <span className={classes.current}>{currentPalette?.name ?? messages.noPalette}</span>
      </div>
      <SegmentedControl
        fullWidth
        aria-label={messages.palette}
        className={classes.kinds}
        data={[
          { value: 'solid', label: messages.solid },
          { value: 'gradient', label: messages.gradient },
        ]}
        value={kind}
        onChange={setKind}
      />
      <RovingRadios
        key={kind}
        label={messages[kind]}
        columns={gridColumns}
        className={classes.palettes}
        choices={grids[kind].map((palette) => ({
          key: palette.name,
          label: palette.name,
          content: <Swatch {...palette} />,
        }))}
        chosen={currentPalette?.name ?? null}
        onChoose={pick}
      />
    </div>
  );
}
