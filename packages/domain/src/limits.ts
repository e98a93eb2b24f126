/**
 * Sizes beyond which a value is refused rather than cut. Source: docs/product/carousels.md 6, 8;
 * docs/product/slides.md 3; docs/product/accounts.md 4; docs/product/api.md 13;
 * docs/product/configuration.md 6, 7, 8. Lengths are in UTF-16 code units.
 */
export const limits = {
  slidesPerCarousel: 100,
  elementsPerSlide: 100,
  personName: 100,
  minPersonName: 2,
  email: 254,
  password: 1024,
  minPassword: 6,
  carouselTitle: 200,
  description: 2000,
  socialCaption: 10_000,
  brandName: 100,
  brandHandle: 100,
  elementText: 20_000,
  /** Emphasised places of one text. */
  emphasisRanges: 500,
  slideText: 20_000,
  /** What Instagram takes for one picture (its media's `alt_text`); other networks take less. */
  altText: 1000,
  gradient: 300,
  fontOrTheme: 40,
  position: 9999,
  /** The largest number of an integer column. */
  decorSeed: 2_147_483_647,
  /** Slides that a photograph runs on over. */
  panoramaSpan: { min: 2, max: 4 },
  imageUrl: 2048,
  /** Also the ceiling of a data: picture, since a body may not be larger. In bytes. */
  deckBody: 4 * 1024 * 1024,
  otherBody: 256 * 1024,
  /** JSON of all slides of a carousel, in bytes. */
  deckJson: 8 * 1024 * 1024,
  /** A larger `data:` picture is put into the picture store. In bytes of the picture itself. */
  inlineImageBytes: 64 * 1024,
  carouselsPerAccount: 5000,
  /** What the AI is asked to keep to in all it writes. */
  aiInstructions: 2000,
  /** What is asked of the AI. */
  prompt: 4000,
  /** A text a carousel is made from. */
  aiSource: 20_000,
  providerKey: 256,
  searchEngineId: 256,
  /** Living ones; a new one ends the one that was used longest ago. */
  sessionsPerAccount: 50,
  accessTokenName: 100,
  accessTokensPerAccount: 20,
  /** How long an access token that expires may be used: ten years. */
  accessTokenDays: 3650,
  presetName: 100,
  presetsPerAccount: 200,
  /** Characters of all avatars kept as `data:` in one account's presets: the list carries them all. */
  presetAvatars: 16 * 1024 * 1024,
  templateName: 100,
  templatesPerAccount: 200,
  /** Words by which a template of one's own is found, and the longest of them. */
  templateWords: 20,
  templateWord: 60,
  planTitle: 200,
  /** The minimum of a plan's topic, and its most; it becomes the title where there is none. */
  minMainTopic: 3,
  mainTopic: 200,
  minTargetAudience: 5,
  targetAudience: 500,
  goals: 2000,
  plansPerAccount: 200,
  ideaTitle: 200,
  ideaContent: 4000,
  ideaSlides: 20,
  ideaSlideTitle: 300,
  ideaSlideContent: 2000,
  savedIdeasPerAccount: 500,
  /** Of all saved ideas of an account as JSON: the list carries them all. */
  savedIdeasBytes: 8 * 1024 * 1024,
} as const;
