import type { TokensUsed } from './text-model';

export interface ImageRequest {
  /** Of the provider; null where its server needs none. */
  readonly apiKey: string | null;
  readonly prompt: string;
  /** Ends it, and the connection with it. */
  readonly signal: AbortSignal;
}

/** A picture as a provider hands it over: itself, or where it is to be fetched soon. */
export type DrawnPicture = ({ readonly file: Uint8Array } | { readonly url: string }) & {
  /** Left out where the provider does not say. */
  readonly tokens?: TokensUsed;
};

/**
 * Makes pictures, about 16:9. The one way the server asks a provider for a picture. Rejects as
 * `TextModel` does. What it hands over is not trusted to be a picture.
 */
export interface ImageModel {
  readonly draw: (request: ImageRequest) => Promise<DrawnPicture>;
}
