/** The oldest Node.js the product runs on; package.json "engines" says the same. */
const OLDEST = { major: 20, minor: 19 };

/**
 * Whether a version such as "20.19.0" is new enough.
 * @param {string} version
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** Ends the process with one clear line when this Node.js is too old. */
export function requireNode() {
  if (isNewEnough(process.versions.node)) return;
  const wanted = `${String(OLDEST.major)}.${String(OLDEST.minor)}`;
  console.error(
    `O Arrasta precisa do Node.js ${wanted} ou mais novo; este é o ${process.versions.node}.`,
  );
  process.exit(1);
}
