import type { TestProject } from 'vitest/node';
import { buildServer } from './built-server';

/** Builds once what exporting processes run. */
export default async function setup(project: TestProject) {
  const built = await buildServer();
  project.provide('serverFile', built.file);
  return built.remove;
}
