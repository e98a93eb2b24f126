/** A file as an address that holds it. */
export function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = () => {
      reject(new Error('Unreadable picture'));
    };
    reader.readAsDataURL(file);
  });
}

/** What stands in an address as text; a sign that is no code there is meant as it is. */
function decodeBody(body: string): string {
  try {
    return decodeURIComponent(body);
  } catch {
    return body;
  }
}

/** The file in an address that holds it, which the page's policy lets no request read. */
export function fileFromDataUrl(url: string): Blob {
  const comma = url.indexOf(',');
  const head = url.slice('data:'.length, comma);
  const body = url.slice(comma + 1);
  if (!head.endsWith(';base64')) return new Blob([decodeBody(body)], { type: head });
  const type = head.slice(0, -';base64'.length);
  return new Blob([Uint8Array.from(atob(body), (byte) => byte.charCodeAt(0))], { type });
}
