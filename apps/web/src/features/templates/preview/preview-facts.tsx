import { resolveContentFont, resolveTitleFont, type Deck, type Carousel } from '@arrasta/domain';
import {
  themeOf,
  type Palette,
  gradientPalettes,
  layoutLooksOf,
  matchingPalette,
  solidPalettes,
} from '@arrasta/palettes';
import { fontSample } from '@arrasta/slide-renderer';
import { templates as productTemplates, type Template } from '@arrasta/templates';
import { Button, CloseButton, Switch } from '@mantine/core';
import { useMemo } from 'react';
import { templateUiMessages } from '../../../messages/templates';
import type { BrandChoice } from '../brand';
import { hasLook } from '../drawing/drawn-deck';
import type { GalleryTemplate } from '../gallery-templates';
import { OwnTemplateMenu } from '../own/own-section';
import classes from './preview-facts.module.css';

const all = [...solidPalettes, ...gradientPalettes];

function isDark({ secondary }: Palette): boolean {
  return layoutLooksOf({ theme: 'minimal', secondaryColor: secondary }).isDark;
}

type CarouselColors = Pick<
  Carousel,
  'primaryColor' | 'secondaryColor' | 'accentColor' | 'gradient'
>;

/** The palette that a template comes in; own colours are one without a name. */
export function ownPaletteOf(colors: CarouselColors): Palette {
  const { primaryColor: primary, secondaryColor: secondary, accentColor: accent } = colors;
  const { gradient } = colors;
  const unnamed = { primary, secondary, accent, gradient, isGradient: gradient !== null };
  return matchingPalette(colors) ?? { ...unnamed, name: templateUiMessages.preview.ownPalette };
}

/** How many palettes of others of the theme are offered. */
const relatedCount = 2;

/**
 * Six palettes to try a template in: its own, two that those of the product in its theme have, a
 * dark one, a light one and a gradient. Source: docs/product/gallery.md 9.
 */
export function paletteChoices(
  own: Palette,
  theme: string,
  templates: readonly Template[],
): Palette[] {
  const place = all.findIndex(({ name }) => name === own.name);
  // Those that come after its own one, so that not every template offers the same.
  const others = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))];
  const chosen = [own];
  const add = (suits: (palette: Palette) => boolean, count = 1) => {
    const free = others.filter((palette) => suits(palette) && !chosen.includes(palette));
    chosen.push(...free.slice(0, count));
  };
  const related = templates.filter((template) => template.theme === theme);
  add(({ name }) => related.some(({ palette }) => palette === name), relatedCount);
  add((palette) => !palette.isGradient, relatedCount + 1 - chosen.length);
  add((palette) => !palette.isGradient && isDark(palette));
  add((palette) => !palette.isGradient && !isDark(palette));
  add(({ isGradient }) => isGradient);
  return chosen;
}

const messages = templateUiMessages.preview;

function fontsOf({ carousel: { titleFont, contentFont } }: Deck): string {
  const fonts = new Set([resolveTitleFont(titleFont), resolveContentFont(contentFont)]);
  return [...fonts].map((font) => fontSample(font).name).join(' + ');
}

interface PalettesProps {
  readonly theme: string;
  readonly own: Palette;
  /** The name of the one it is drawn in; null for colours of the brand. */
  readonly chosen: string | null;
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

function Palettes({ theme, own, chosen, onPick }: PalettesProps) {
  const palettes = useMemo(() => paletteChoices(own, theme, productTemplates), [own, theme]);
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

interface FactsProps {
  readonly template: GalleryTemplate;
  readonly deck: Deck;
  /** What it is called. */
  readonly palette: string;
}

function Facts({ template, deck, palette }: FactsProps) {
  const facts = [
    [messages.theme, themeOf(template.theme).name],
    [messages.palette, palette],
    [messages.fonts, fontsOf(deck)],
    [messages.format, template.format],
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
  readonly template: GalleryTemplate;
  /** As it is drawn; null until it is there, like its own palette. */
  readonly deck: Deck | null;
  readonly own: Palette | null;
  readonly brand: BrandChoice;
  /** The name of the palette it is drawn in; null for its own. */
  readonly picked: string | null;
  readonly onPick: (name: string) => void;
  readonly onUse: () => void;
  readonly onUseWithText: () => void;
  /** Null where no carousel is open. */
  readonly onUseStyle: (() => void) | null;
  readonly onClose: () => void;
}

function BrandSwitch({ isOn, setOn, source }: BrandChoice) {
  const { label, description } = templateUiMessages.brand;
  return (
    <Switch
      className={classes.brand}
      labelPosition="left"
      label={label}
      description={description[source]}
      checked={isOn}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  );
}

function kindOf({ purpose, slides }: GalleryTemplate): string {
  const kind =
    purpose === null ? templateUiMessages.own.chip : templateUiMessages.purposeNames[purpose];
  return `${kind} · ${templateUiMessages.slides(slides)}`;
}

function Head({ template, onClose }: Pick<PreviewFactsProps, 'template' | 'onClose'>) {
  return (
    <div className={classes.head}>
      <div className={classes.title}>
        <h2 className={classes.name}>{template.name}</h2>
        <p className={classes.kind}>{kindOf(template)}</p>
      </div>
      <div className={classes.tools}>
        {template.own && (
          <OwnTemplateMenu template={template} place="preview" onRemoved={onClose} />
        )}
        <CloseButton size={32} aria-label={messages.close} onClick={onClose} />
      </div>
    </div>
  );
}

function About({ template, deck, own, brand, picked, onPick }: PreviewFactsProps) {
  const summary = template.builtIn?.summary;
  const isInOwnColors = brand.brand === null || !hasLook(brand.brand);
  const chosen = picked ?? (isInOwnColors ? (own?.name ?? null) : null);
  return (
    <div className={classes.about}>
      {summary !== undefined && <p className={classes.summary}>{summary}</p>}
      {deck !== null && own !== null && (
        <>
          <Facts template={template} deck={deck} palette={chosen ?? messages.brandPalette} />
          <Palettes theme={template.theme} own={own} chosen={chosen} onPick={onPick} />
        </>
      )}
      <BrandSwitch {...brand} />
    </div>
  );
}

/** What a template is, in what else it can be had, and the ways to use it. */
export function PreviewFacts(props: PreviewFactsProps) {
  const { template, deck, onUse, onUseWithText, onUseStyle, onClose } = props;
  return (
    <div className={classes.side}>
      <Head template={template} onClose={onClose} />
      <About {...props} />
      <div className={classes.foot}>
        <Button className={classes.use} data-autofocus onClick={onUse}>
          {templateUiMessages.use}
        </Button>
        <Button
          variant="default"
          className={classes.use}
          disabled={deck === null}
          onClick={onUseWithText}
        >
          {messages.fromText}
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
