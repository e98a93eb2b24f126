/** A font file the bundler gives an url of its own. */
declare module '*.woff2?url' {
  const url: string;
  export default url;
}
