/** Addresses outside the product, set by whoever runs it. Source: decisions §5, §7. */
export interface ExternalLinks {
  readonly imageHosting: string;
  /** The support chat; null where there is none. */
  readonly support: string | null;
}
