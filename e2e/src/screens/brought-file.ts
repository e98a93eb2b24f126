import type { JSHandle, Locator, Page } from '@playwright/test';

/** A file as a person brings it. */
export interface BroughtFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function carrying(page: Page, files: readonly BroughtFile[]): Promise<JSHandle> {
  return page.evaluateHandle(
    (all) => {
      const carried = new DataTransfer();
      for (const { base64, fileName, type } of all) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        carried.items.add(new File([bytes], fileName, { type }));
      }
      return carried;
    },
    files.map(({ name, mimeType, buffer }) => ({
      base64: buffer.toString('base64'),
      fileName: name,
      type: mimeType,
    })),
  );
}

/** Drops files from outside the browser on to something. */
export async function dropOn(target: Locator, ...files: BroughtFile[]): Promise<void> {
  const dataTransfer = await carrying(target.page(), files);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await target.dispatchEvent(type, { dataTransfer });
  }
}

/** Pastes a file into a field. */
export async function pasteInto(field: Locator, file: BroughtFile): Promise<void> {
  const clipboardData = await carrying(field.page(), [file]);
  await field.evaluate((element, data) => {
    const carried = data as unknown as DataTransfer;
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true }),
    );
  }, clipboardData);
}

/** Pastes a file while no field has the focus. */
export async function paste(page: Page, file: BroughtFile): Promise<void> {
  await pasteInto(page.locator('body'), file);
}
