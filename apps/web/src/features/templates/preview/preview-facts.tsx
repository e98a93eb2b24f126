import { themes, type Palette } from '@arrasta/palettes';
import { fontSample } from '@arrasta/slide-renderer';
import type { Template } from '@arrasta/templates';
import { templates as allTemplates } from '@arrasta/templates';
import { Button, CloseButton, Switch } from '@mantine/core';
import { useMemo } from 'react';
import { templateMessages } from '../../../messages/templates';
import type { BrandChoice } from '../brand';
import { paletteChoices } from './palette-choices';
import classes from './preview-facts.module.css';

const messages = templateMessages.preview;

function fontsOf({ titleFont, contentFont }: Template): string {
  return [...new Set([titleFont, contentFont])].map((font) => fontSample(font).name).join(' + ');
}

interface PalettesProps {
  readonly template: Template;
  readonly chosen: string;
  readonly onPick: (name: string) => void;
}

function Swatch({ primary, secondary, accent, gradient }: Palette) {
  return (
    <span className={classes.swatch} aria-hidden>
      <span className={classes.emphasis} style={{ background: gradient ?? primary }} />
      <span style={{ background: secondary }} />
      <span style={{ background: accent }} />
    </span>
  );
}

function Palettes({ template, chosen, onPick }: PalettesProps) {
  const palettes = useMemo(() => paletteChoices(template, allTemplates), [template]);
  return (
    <fieldset className={classes.palettes}>
      <legend className={classes.label}>{messages.otherPalette}</legend>
      {palettes.map((palette) => (
        <label key={palette.name} className={classes.palette} title={palette.name}>
          <input
            type="radio"
            name="palette"
            className={classes.radio}
            aria-label={palette.name}
            checked={palette.name === chosen}
            onChange={() => onPick(palette.name)}
          />
          <Swatch {...palette} />
        </label>
      ))}
    </fieldset>
  );
}

function Facts({ template, palette }: { template: Template; palette: string }) {
  const facts = [
    [messages.theme, themes[template.theme].name],
    [messages.palette, palette],
    [messages.fonts, fontsOf(template)],
    [messages.format, '4:5'],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PreviewFactsProps {
  readonly template: Template;
  readonly brand: BrandChoice;
  /** The name of the palette it is drawn in. */
  readonly palette: string;
  readonly onPick: (name: string) => void;
  readonly onUse: () => void;
  /** Null where no carousel is open. */
  readonly onUseStyle: (() => void) | null;
  readonly onClose: () => void;
}

function BrandSwitch({ isOn, setOn }: BrandChoice) {
  const { label, description } = templateMessages.brand;
  return (
    <Switch
      className={classes.brand}
      labelPosition="left"
      label={label}
      description={description}
      checked={isOn}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  );
}

/** What a template is, in what else it can be had, and the ways to use it. */
export function PreviewFacts(props: PreviewFactsProps) {
  const { template, brand, palette, onPick, onUse, onUseStyle, onClose } = props;
  const count = templateMessages.slides(template.slides.length);
  return (
    <div className={classes.side}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.name}>{template.name}</h2>
          <p className={classes.kind}>
            {templateMessages.purposeNames[template.purpose]} · {count}
          </p>
        </div>
        <CloseButton size={32} aria-label={messages.close} onClick={onClose} />
      </div>
      <div className={classes.about}>
        <p className={classes.summary}>{template.summary}</p>
        <Facts template={template} palette={palette} />
        <Palettes template={template} chosen={palette} onPick={onPick} />
        {brand.hasBrand && <BrandSwitch {...brand} />}
      </div>
      <div className={classes.foot}>
        <Button className={classes.use} data-autofocus onClick={onUse}>
          {templateMessages.use}
        </Button>
        {onUseStyle !== null && (
          <>
            <Button variant="default" className={classes.use} onClick={onUseStyle}>
              {messages.styleOnly}
            </Button>
            <p className={classes.hint}>{messages.styleHint}</p>
          </>
        )}
      </div>
    </div>
  );
}
