import {
  isId,
  type CreateTemplate,
  type TemplateDetail,
  type TemplateSummary,
  type TemplateCarousel,
  templateMessages,
  templatePurposeNames,
  type ListTemplates,
  type TemplatePatch,
} from '@arrasta/contract';
import {
  storedCarouselDefaults,
  type Env,
  newCarouselFields,
  carouselFieldsSchema,
  slideFieldsSchema,
  type CarouselFields,
  type SlideFields,
  limits,
  matchesSearch,
} from '@arrasta/domain';
import {
  deckOfTemplate,
  type Template,
  templateNamed,
  templates as builtInTemplates,
} from '@arrasta/templates';
import { themes } from '@arrasta/palettes';
import { type Requester, ownRequester } from '../../kernel/security/answer-memory';
import { carouselNotFound } from '../carousels/carousels.service';
import type { DeckStore } from '../carousels/deck-store';
import {
  definedFields,
  completeNewSlides,
  deckSize,
  refuseTooLarge,
} from '../carousels/slide-changes';
import type { DataImages } from '../images/data-images';
import { DomainError } from '../../kernel/errors/domain-error';
import type { DeckTemplates } from '../carousels/deck-templates';
import type { AllowedBytes } from '../storage/account-storage';

/** What is of one post, and not of those that are made from it. */
const ofOnePost: readonly string[] = [
  'title',
  'description',
  'socialCaption',
] satisfies (keyof CarouselFields)[];

const carouselNames = Object.keys(carouselFieldsSchema.shape).filter(
  (name) => !ofOnePost.includes(name),
);
const slideNames = Object.keys(slideFieldsSchema.shape);

function pickFields(values: object, names: readonly string[]): object {
  const all = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

interface StoredDeck {
  readonly carousel: CarouselFields;
  readonly slides: readonly SlideFields[];
}

/** What a template keeps of a deck: no identities, no times. Source: docs/product/api.md 26. */
function templateFields({ carousel, slides }: StoredDeck): {
  readonly carousel: TemplateCarousel;
  readonly slides: readonly SlideFields[];
} {
  return {
    carousel: pickFields(carousel, carouselNames) as TemplateCarousel,
    slides: slides.map((slide) => pickFields(slide, slideNames) as SlideFields),
  };
}

/** A built-in template as a line of the list. */
function builtInSummary(template: Template): TemplateSummary {
  const { key, name, purpose, audience, theme, slides } = template;
  const { format } = newCarouselFields;
  return { key, name, purpose, audience, theme, format, slides: slides.length, own: false };
}

/** A built-in template with its slides, as a new carousel would have them. */
function builtInDetail(template: Template, env: Env): TemplateDetail {
  return {
    ...builtInSummary(template),
    summary: template.summary,
    ...templateFields(deckOfTemplate(template, env)),
  };
}

interface ContentDeps {
  readonly decks: Pick<DeckStore, 'deck'>;
  readonly dataImages: DataImages;
  readonly env: Env;
}

type TemplateSource = Omit<CreateTemplate, 'name' | 'purpose' | 'audience'>;
type TemplateContent = ReturnType<typeof templateFields>;

/** What was sent, with the documented defaults for what was left out. */
async function sentContent(
  { dataImages, env }: ContentDeps,
  userId: string,
  sent: TemplateSource,
): Promise<TemplateContent> {
  const { slides = [], carouselId: _none, ...looks } = await dataImages.store(userId, sent);
  const carousel = { ...storedCarouselDefaults, ...definedFields(looks) };
  const complete = completeNewSlides(slides, env.newId, carousel);
  refuseTooLarge(deckSize(complete));
  return templateFields({ carousel, slides: complete });
}

/** What a new template keeps: of a carousel of one's own, or what was sent. Source: docs/product/api.md 26, 28. */
async function newTemplateContent(
  deps: ContentDeps,
  userId: string,
  source: TemplateSource,
  requester: Requester | undefined,
): Promise<TemplateContent> {
  const { carouselId } = source;
  if (carouselId === undefined) return sentContent(deps, userId, source);
  const deck = isId(carouselId) ? await deps.decks.deck(userId, carouselId, requester) : null;
  if (!deck) throw carouselNotFound();
  return templateFields(deck);
}

/** A template of one's own as it is stored. */
export interface TemplateToStore {
  readonly name: string;
  readonly purpose: TemplateSummary['purpose'];
  readonly audience: readonly string[];
  readonly carousel: TemplateCarousel;
  readonly slides: readonly SlideFields[];
}

/** What the service needs kept. Every call names the owner. */
export interface TemplatesRepo {
  /** Newest first. */
  readonly list: (userId: string) => Promise<TemplateSummary[]>;
  readonly get: (
    userId: string,
    id: string,
    requester: Requester,
  ) => Promise<TemplateDetail | null>;
  /**
   * Inserts unless `refuse` throws, given how many there are; no other insert of the same account
   * comes between the two.
   * @throws DomainError QUOTA_EXCEEDED where the account has no room for it
   */
  readonly insert: (
    userId: string,
    id: string,
    template: TemplateToStore,
    limits: { readonly allowed: AllowedBytes; readonly refuse: (count: number) => void },
  ) => Promise<TemplateSummary>;
  /** Null where there is none. */
  readonly update: (
    userId: string,
    id: string,
    patch: TemplatePatch,
  ) => Promise<TemplateSummary | null>;
  /** Whether there was one to delete. */
  readonly delete: (userId: string, id: string) => Promise<boolean>;
}

export interface TemplatesService extends DeckTemplates {
  /** One's own, newest first, then the built-in ones in the gallery's order. */
  readonly list: (userId: string, request: ListTemplates) => Promise<TemplateSummary[]>;
  readonly listOwn: (userId: string) => Promise<TemplateSummary[]>;
  /** @param requester who waits for what is read, here and below */
  readonly get: (userId: string, key: string, requester?: Requester) => Promise<TemplateDetail>;
  readonly create: (
    userId: string,
    input: CreateTemplate,
    requester?: Requester,
  ) => Promise<TemplateSummary>;
  readonly update: (userId: string, key: string, patch: TemplatePatch) => Promise<TemplateSummary>;
  readonly delete: (userId: string, key: string) => Promise<void>;
}

interface Deps extends ContentDeps {
  readonly repo: TemplatesRepo;
  readonly allowedBytes: AllowedBytes;
}

/** Theme names of the model, which stored decks need not keep to. */
const themeNames: ReadonlyMap<string, string> = new Map(
  Object.values(themes).map(({ key, name }) => [key, name]),
);

function isWanted(
  { name, purpose, audience, theme }: TemplateSummary,
  { q = '', purpose: wanted }: ListTemplates,
): boolean {
  if (wanted !== undefined && purpose !== wanted) return false;
  const purposeName = purpose === null ? '' : templatePurposeNames[purpose];
  return matchesSearch(q, [name, purposeName, themeNames.get(theme) ?? theme, ...audience]);
}

function templateNotFound(): DomainError {
  return new DomainError('NOT_FOUND', templateMessages.templateNotFound);
}

function refuseBuiltIn(key: string): void {
  if (templateNamed(key)) throw new DomainError('FORBIDDEN', templateMessages.builtIn);
}

function refuseTooMany(count: number): void {
  if (count < limits.templatesPerAccount) return;
  const issue = { path: 'templates', message: templateMessages.tooManyTemplates };
  throw new DomainError('BAD_REQUEST', issue.message, { issues: [issue] });
}

/** Rules of the calls about templates. Source: docs/product/api.md 23, 24, 25, 26, 27, 28. */
export function templatesService(deps: Deps): TemplatesService {
  const { repo, env, allowedBytes } = deps;

  async function find(
    userId: string,
    key: string,
    requester = ownRequester(userId),
  ): Promise<TemplateDetail | null> {
    const builtIn = templateNamed(key);
    if (builtIn) return builtInDetail(builtIn, env);
    return isId(key) ? repo.get(userId, key, requester) : null;
  }

  return {
    async list(userId, request) {
      const all = [...(await repo.list(userId)), ...builtInTemplates.map(builtInSummary)];
      return all.filter((template) => isWanted(template, request));
    },

    listOwn: repo.list,

    async get(userId, key, requester) {
      const template = await find(userId, key, requester);
      if (!template) throw templateNotFound();
      return template;
    },

    async contentOf(userId, key, requester) {
      const template = await find(userId, key, requester);
      if (!template) return null;
      const { name: title, carousel, slides } = template;
      const newElements = (elements: SlideFields['elements']) =>
        elements.map((element) => ({ ...element, id: env.newId() }));
      return {
        fields: { ...carousel, title },
        slides: slides.map((slide) => ({ ...slide, elements: newElements(slide.elements) })),
      };
    },

    async create(userId, input, requester) {
      const { name, purpose = null, audience = [], ...source } = input;
      const content = await newTemplateContent(deps, userId, source, requester);
      const template = { name, purpose, audience, ...content };
      const restrictions = { allowed: allowedBytes, refuse: refuseTooMany };
      return repo.insert(userId, env.newId(), template, restrictions);
    },

    async update(userId, key, patch) {
      refuseBuiltIn(key);
      const template = isId(key) ? await repo.update(userId, key, patch) : null;
      if (!template) throw templateNotFound();
      return template;
    },

    async delete(userId, key) {
      refuseBuiltIn(key);
      if (!isId(key) || !(await repo.delete(userId, key))) throw templateNotFound();
    },
  };
}
