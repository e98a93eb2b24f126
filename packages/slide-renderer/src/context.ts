import type {
  Carousel,
  CarouselFields,
  Element,
  ElementStyle,
  EmphasisRange,
  PanoramaWindow,
  Slide,
  SlideLayout,
  StepPlace,
  ComposedLayout,
  SlideTone,
} from '@arrasta/domain';
import type { Color, PaletteColors, ContrastRequirement, ThemeFacts } from '@arrasta/palettes';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type { BlockLook, BlockPlace, ComposedWeights, FigureBesideHead } from './block-look';
import type { BoxPaint, Chip } from './box-paint';
import type { FontSpec } from './fonts/font-specs';
import type { IconName } from './icons/icon-paths';
import type { LineChoice } from './line-break/break-text';
import type { Scrim } from './scrim';

/** Of every slide, in px; the file is the same drawing at 2.5. Source: docs/product/drawing.md 1. */
export const slideWidth = 432;

/** A step of the type scale. */
export type TypeStep = NonNullable<ElementStyle['fontSize']>;

/** Size and line height in px. */
export interface TypeSize {
  readonly size: number;
  readonly line: number;
}

/** The part of a slide that is drawn. */
export type DrawnSlide = Omit<Slide, 'position' | 'altText' | 'createdAt' | 'updatedAt'>;

/** What is drawn of a carousel; when it was created is known of those that are kept. */
export type DrawnCarousel = CarouselFields & Partial<Pick<Carousel, 'createdAt'>>;

/** What a theme may look at before anything is decided. */
export interface SlideContext {
  readonly carousel: DrawnCarousel;
  readonly slide: DrawnSlide;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  /** Its place in a run of steps; null outside of runs. */
  readonly step: StepPlace | null;
  /** What the slides beside it are drawn in; null at the ends, and where it is not known. */
  readonly layoutBefore: SlideLayout | null;
  readonly layoutAfter: SlideLayout | null;
  /** The title of the first slide; empty where it is not known. */
  readonly headline: string;
  /** The part of the carousel's photograph that its background is; null where it shows none. */
  readonly photograph: PanoramaWindow | null;
  readonly theme: Theme;
  readonly elements: readonly Element[];
  readonly isCover: boolean;
  readonly isLast: boolean;
  readonly palette: PaletteColors;
  readonly titleFont: FontSpec;
  readonly contentFont: FontSpec;
}

/** What a composed slide is drawn in, by role. Source: docs/product/layouts.md 2. */
export interface ToneColors {
  readonly background: DrawnBackground;
  readonly text: Color;
  /** Titles, where they are not in the text's colour. */
  readonly title?: Color;
  /** Words that stand out; `size` in px. */
  readonly emphasis: (size: number) => Color;
  /** Texts that are not the title. */
  readonly soft: Color;
  /** Bars, figures, blocks. */
  readonly block: Color;
  /** Words on a block. */
  readonly onBlock: Color;
  /** Behind rows and cards. */
  readonly wash: Color;
  readonly line: Color;
  /** Impacto's band and what is written on it. */
  readonly band: { readonly fill: Color; readonly words: Color };
  /** Caderno's rules and margin line. */
  readonly rules: { readonly rule: Color; readonly margin: Color };
  /** Around Moldura's card where that is primary itself. */
  readonly tint: Color;
}

/** A context with its background and the colour of text on it. */
export interface Scene extends SlideContext {
  readonly background: DrawnBackground;
  readonly text: Color;
  /** Of a composed slide. */
  readonly tone: ToneColors | null;
  /** Of a slide of one element under the other that stands on another tone than paper. */
  readonly stackTone?: ToneColors;
  /** Of such a slide, what its decoration is drawn in: as on the slides beside it. */
  readonly decorationColors?: Pick<SlideContext, 'palette' | 'carousel'>;
  /** On a photograph that runs on over several slides; null elsewhere. */
  readonly scrim: Scrim | null;
  /** From the right edge of the slide to that of the column in which brand and indicator stand, in px. */
  readonly rightOfChrome?: number;
}

/** How one text is drawn, as numbers and as CSS. */
export interface TextStyle {
  readonly css: CSSProperties;
  readonly size: TypeSize;
  readonly color: Color;
  /** The contrast the text needs at its size. */
  readonly limit: number;
  /** What the text stands on, its own box included. */
  readonly backdropColors: readonly Color[];
}

/** What a slide is painted on: the CSS background and every colour text may meet there. */
export interface DrawnBackground {
  readonly css: string;
  readonly colors: readonly Color[];
}

/** A rectangle of the slide in px. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the stack of elements stands in the field; `closing` puts its last element at the foot. */
export type Placement = 'head' | 'centre' | 'foot' | 'closing';

/** A list with everything decided that no theme changes. */
export interface ListToDraw {
  readonly items: readonly string[];
  /** Of each item, the emphasised words: places in it. */
  readonly emphasis: readonly (readonly EmphasisRange[])[];
  readonly emphasisStyle: CSSProperties | undefined;
  readonly isNumbered: boolean;
  readonly icon: IconName;
  /** Between items in px; null where the element says nothing. */
  readonly spacing: number | null;
  readonly look: TextStyle;
  /** The background the user gave the list, perhaps none at all; null while it has the theme's. */
  readonly ownBackground: Color | null;
  /** Padding, corners and border the element has of its own. */
  readonly box: CSSProperties;
}

export interface ListProps {
  readonly scene: Scene;
  readonly list: ListToDraw;
}

export interface SlideChromeProps {
  readonly scene: Scene;
  /** The same for what stands at the head, where a picture lies there alone. */
  readonly headScene: Scene;
  /** What of a composed slide they stand in, where its theme has a card as high as its words. */
  readonly card: Area | null;
  readonly onAvatarError: (url: string) => void;
}

/** A picture's measures in px. */
interface ImageStyle {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** What the theme lays around the picture: mount, turn, shadow. */
  readonly mount: (scene: Scene) => CSSProperties;
}

/** How a theme draws lists that say nothing of it themselves; measures in px. */
interface ListMeasures {
  /** Between items. */
  readonly gap: number;
  readonly radius: number;
  /** Whether the primary colour at 10 % lies behind it. */
  readonly isTinted: boolean;
}

interface Blocks {
  /** Whether they touch one another and the sides of the slide. */
  readonly areBleeding: boolean;
  /** Size of the mark that every card has; absent where none has one. In px. */
  readonly markSize?: number;
  /** Largest sizes of a label and of the rest under it, in px. */
  readonly largest?: { readonly label: number; readonly rest: number };
  readonly card: (scene: Scene, place: BlockPlace) => BlockLook;
  readonly side: (scene: Scene, place: BlockPlace) => BlockLook;
}

/** How a theme composes its layouts where it does not do as most of them. Measures in px. */
export interface ThemeComposition {
  /** Where words stand, and what pictures may fill. */
  readonly field: (context: SlideContext) => Area;
  readonly bleed: (context: SlideContext) => Area & { readonly radius: number };
  readonly weights: (font: FontSpec) => ComposedWeights;
  /** Of titles, where it is not the font's: in em, by their size. */
  readonly titleTracking?: (font: FontSpec, size: number, isFigure: boolean) => number;
  /** The same of their lines, as a part of their size. */
  readonly titleLineHeight?: (font: FontSpec, size: number) => number;
  /** The largest size of the title over a list. */
  readonly headSize?: number;
  /** Where words stand that need more room than the decoration leaves, which gives way then. */
  readonly fieldOverQuiet?: (context: SlideContext) => Area;
  readonly isCentred?: (context: SlideContext, layout: ComposedLayout) => boolean;
  /** The tone that a slide is drawn in, where it is not the one it has. */
  readonly tone?: (slide: DrawnSlide) => SlideTone;
  /** Of the text's colour, how much texts that are no title have of it at least. */
  readonly textStrength?: number;
  /** What a slide of a tone is painted on, where it is not the tone's own background. */
  readonly background?: (context: SlideContext, ofTone: DrawnBackground) => DrawnBackground;
  /** Every colour that words stand on: the background's, or those of what is drawn on it. */
  readonly underWords?: (context: SlideContext, background: readonly Color[]) => readonly Color[];
  /** Whether the tone of a slide changes its decoration alone: its colours are those of paper. */
  readonly hasOneBackground?: boolean;
  /** Under marks, numbers and the slide's icon. */
  readonly chip?: (scene: Scene) => Chip;
  /** Under a kicker. */
  readonly kickerPill?: (scene: Scene) => BoxPaint;
  /** From the edges of a card that all rows of a list stand on to these; null for no card. */
  readonly listCard?: (
    layout: ComposedLayout,
  ) => { readonly across: number; readonly along: number } | null;
  /** On the colours that words stand on, where the text's is the other one. */
  readonly titleColor?: (context: SlideContext, text: Color, underWords: readonly Color[]) => Color;
  /** The largest size of a figure that stands alone, by how many characters it has. */
  readonly figureSize: (characters: number) => number;
  /** What a figure beside the title of a list takes of its width, and where it ends. */
  readonly besideHead?: (context: SlideContext) => FigureBesideHead | null;
  readonly blocks?: Blocks;
  /** The largest size of a statement; the layout's own where it is not said. */
  readonly statementSize?: number;
  /** Of the title over a list, at most; the usual one where it is not said. */
  readonly listTitleSize?: number;
  /** How all bars and the tracks under them are painted. */
  readonly bar?: (scene: Scene) => { readonly paint: BoxPaint; readonly track: string };
  /** Of the largest bars. */
  readonly barHeight?: number;
  /** Corners, as CSS, of a picture that stands among others. */
  readonly imageRadius?: (context: SlideContext, area: Area, index: number) => string;
}

export interface DecorationProps {
  readonly scene: Scene;
  /** Whether it gives way to words that need its room. */
  readonly isQuiet: boolean;
}

/** How one theme draws; what is not in it is the same in all. */
export interface Theme {
  readonly facts: ThemeFacts;
  /** What it draws the colours of the carousel as, where it does not draw them as they are. */
  readonly palette?: (stored: PaletteColors) => PaletteColors;
  /** The theme's background, where the slide has none of its own. */
  readonly background: (context: SlideContext) => DrawnBackground;
  /**
   * How far from the edges of the slide the part begins that background, background picture and
   * overlay fill, and how round its corners are, in px.
   */
  readonly paper: { readonly inset: number; readonly radius: number };
  /** CSS background of what lies outside the paper. */
  readonly surround: (context: SlideContext) => string;
  /** What the words of a slide that is not composed stand on, where it is not its background. */
  readonly underStack?: (context: SlideContext) => readonly Color[];
  readonly placement: (context: SlideContext) => Placement;
  /** Between elements in px. */
  readonly gap: number;
  /** Widest a text may run in px. */
  readonly textWidth: number;
  /** Width of what has a visible edge in px. */
  readonly boxWidth: number;
  readonly titleSize: (step: TypeStep, cut: FontSpec) => TypeSize;
  /** Size of every text that is no title. */
  readonly textSize: (step: TypeStep) => TypeSize;
  /** Which lines a title is given. */
  readonly titleLines: LineChoice;
  readonly titleBlock: CSSProperties;
  readonly titleWords: (scene: Scene) => CSSProperties;
  /** Drawn under a title, inside its box. */
  readonly underTitle: (scene: Scene) => ReactNode;
  readonly subtitleColor: (scene: Scene, reading: ContrastRequirement) => Color;
  /** Subtitles in the title font's italic. */
  readonly isSubtitleItalic: boolean;
  /** Step of texts and lists that have none of their own. */
  readonly textStep: TypeStep;
  readonly List: ComponentType<ListProps>;
  readonly list: ListMeasures;
  readonly image: ImageStyle;
  /** On the background, under everything else, in the palette's own colours. */
  readonly Decoration?: ComponentType<DecorationProps>;
  readonly composition?: ThemeComposition;
  /** Behind the elements: rules, frame, segments. */
  readonly Backdrop: ComponentType<{ readonly scene: Scene }>;
  /** Around the elements: brand line and page indicator. */
  readonly SlideChrome: ComponentType<SlideChromeProps>;
}
