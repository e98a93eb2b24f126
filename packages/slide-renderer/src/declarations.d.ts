/** A font file the bundler gives an address of its own. */
declare module '*.woff2?url' {
  const address: string;
  export default address;
}
