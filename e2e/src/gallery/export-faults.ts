/** Something that engines do wrong, or may do under a lack of memory, put in by hand. */
export interface Fault {
  readonly name: string;
  /** Script that the page runs before its own. */
  readonly page?: string;
  /** Script that the export's worker runs before its own. */
  readonly worker?: string;
  /** What becomes of the request for the worker's code. */
  readonly workerCode?: 'missing' | 'late';
  /** Whether it is only noticed as nothing comes for seconds. */
  readonly isSilent?: true;
  /** Whether the file must be right all the same, or there must be none. */
  readonly outcome: 'right' | 'refused';
}

const noWorker = 'delete globalThis.Worker;';
const noOffscreen = 'delete globalThis.OffscreenCanvas;';
const encodes = (body: string) => `OffscreenCanvas.prototype.convertToBlob = ${body};`;
const draws = (method: string, body: string) =>
  `OffscreenCanvasRenderingContext2D.prototype.${method} = ${body};`;
const nothing = '() => undefined';

/** A picture of the right size with nothing on it. */
const blank = `async function ({ type }) {
  const whole = globalThis.sound ??= OffscreenCanvas.prototype.sound;
  const canvas = new OffscreenCanvas(1080, 1350);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1080, 1350);
  return whole.call(canvas, { type });
}`;
const keepSound = 'OffscreenCanvas.prototype.sound = OffscreenCanvas.prototype.convertToBlob;';

/** Faults of the worker alone: the page makes the file without it. */
export const faultsOfWorker: readonly Fault[] = [
  {
    name: 'the worker cannot be started',
    page: 'globalThis.Worker = class { constructor() { throw new Error("No module workers"); } };',
    outcome: 'right',
  },
  { name: 'there are no workers', page: noWorker, outcome: 'right' },
  { name: 'the code of the worker cannot be had', workerCode: 'missing', outcome: 'right' },
  {
    name: 'the code of the worker never comes',
    workerCode: 'late',
    isSilent: true,
    outcome: 'right',
  },
  { name: 'the worker dies at its start', worker: 'throw new Error("dead");', outcome: 'right' },
  {
    name: 'the worker dies over its work',
    worker:
      'addEventListener("message", (event) => { event.stopImmediatePropagation(); close(); });',
    isSilent: true,
    outcome: 'right',
  },
  {
    name: 'the worker never answers',
    worker: 'addEventListener("message", (event) => event.stopImmediatePropagation());',
    isSilent: true,
    outcome: 'right',
  },
  {
    name: 'the worker answers something else',
    worker:
      'addEventListener("message", (event) => { event.stopImmediatePropagation(); postMessage({ id: event.data.id, picture: 7 }); });',
    outcome: 'right',
  },
  {
    name: 'the worker answers a text as picture',
    worker:
      'addEventListener("message", (event) => { event.stopImmediatePropagation(); postMessage({ id: event.data.id, blob: new Blob(["no"], { type: "image/png" }), sample: new Uint8ClampedArray(216 * 270 * 4).fill(255) }); });',
    outcome: 'right',
  },
  {
    name: 'nothing can be sent to the worker',
    page: 'Worker.prototype.postMessage = () => { throw new DOMException("clone", "DataCloneError"); };',
    outcome: 'right',
  },
  {
    name: 'the worker encodes another format',
    worker: `${keepSound} ${encodes('function () { return this.sound({ type: "image/webp" }); }')}`,
    outcome: 'right',
  },
  { name: 'the worker encodes nothing', worker: encodes('async () => null'), outcome: 'right' },
  {
    name: 'the worker refuses to encode',
    worker: encodes('async () => { throw new Error("memory"); }'),
    outcome: 'right',
  },
  {
    name: 'the worker encodes half a file',
    worker: `${keepSound} ${encodes('async function (options) { const whole = await this.sound(options); return whole.slice(0, whole.size / 2, whole.type); }')}`,
    outcome: 'right',
  },
  {
    name: 'the worker encodes an empty canvas',
    worker: `${keepSound} ${encodes(blank)}`,
    outcome: 'right',
  },
  {
    name: 'the worker encodes another size',
    worker: `${keepSound} ${encodes('async function (options) { return new OffscreenCanvas(540, 675).sound(options); }').replace('return new OffscreenCanvas(540, 675)', 'const small = new OffscreenCanvas(540, 675); small.getContext("2d"); return small')}`,
    outcome: 'right',
  },
  {
    name: 'the worker is given no canvas',
    worker: 'OffscreenCanvas.prototype.getContext = () => null;',
    outcome: 'right',
  },
  { name: 'the worker has no canvas', worker: noOffscreen, outcome: 'right' },
  { name: 'the worker draws no words', worker: draws('fillText', nothing), outcome: 'right' },
  {
    name: 'the worker draws no pictures',
    worker: `{ const fill = OffscreenCanvasRenderingContext2D.prototype.fill; OffscreenCanvasRenderingContext2D.prototype.fill = function (...all) { if (!(this.fillStyle instanceof CanvasPattern)) fill.apply(this, all); }; }`,
    outcome: 'right',
  },
  {
    name: 'the worker draws nothing',
    worker: `${draws('fill', nothing)} ${draws('fillRect', nothing)} ${draws('fillText', nothing)}`,
    outcome: 'right',
  },
  {
    name: 'the worker decodes no pictures',
    worker: 'globalThis.createImageBitmap = async () => { throw new Error("memory"); };',
    outcome: 'right',
  },
  {
    name: 'the worker reads no fonts',
    worker: 'FontFace.prototype.load = async () => { throw new Error("memory"); };',
    outcome: 'right',
  },
];

/** Faults of the page, which is alone without a worker. */
export const faultsOfPage: readonly Fault[] = [
  {
    name: 'the page has only canvases of its own',
    page: `${noWorker} ${noOffscreen}`,
    outcome: 'right',
  },
  {
    name: 'the page is refused one kind of canvas',
    page: `${noWorker} OffscreenCanvas.prototype.getContext = () => null;`,
    outcome: 'right',
  },
  {
    name: 'the page decodes no bitmaps',
    page: `${noWorker} globalThis.createImageBitmap = async () => { throw new Error("memory"); };`,
    outcome: 'right',
  },
  {
    name: 'the page is given no canvas',
    page: `${noWorker} ${noOffscreen} HTMLCanvasElement.prototype.getContext = () => null;`,
    outcome: 'refused',
  },
  {
    name: 'the page encodes another format',
    page: `${noWorker} ${keepSound} ${encodes('function () { return this.sound({ type: "image/webp" }); }')}`,
    outcome: 'refused',
  },
  {
    name: 'the page encodes nothing',
    page: `${noWorker} ${encodes('async () => null')}`,
    outcome: 'refused',
  },
  {
    name: 'the page refuses to encode',
    page: `${noWorker} ${encodes('async () => { throw new Error("memory"); }')}`,
    outcome: 'refused',
  },
  {
    name: 'the page never ends encoding',
    page: `${noWorker} ${noOffscreen} HTMLCanvasElement.prototype.toBlob = () => undefined;`,
    isSilent: true,
    outcome: 'refused',
  },
  {
    name: 'the page encodes an empty canvas',
    page: `${noWorker} ${keepSound} ${encodes(blank)}`,
    outcome: 'refused',
  },
  {
    name: 'the page draws nothing',
    page: `${noWorker} ${draws('drawImage', nothing)}`,
    outcome: 'refused',
  },
  {
    name: 'the page draws everything too small',
    page: `${noWorker} { const draw = OffscreenCanvasRenderingContext2D.prototype.drawImage; OffscreenCanvasRenderingContext2D.prototype.drawImage = function (picture, x, y, width, height) { if (!(picture instanceof HTMLImageElement)) draw.call(this, picture, x, y, width, height); else draw.call(this, picture, x, y, width * 0.4, height * 0.4); }; }`,
    outcome: 'refused',
  },
];
