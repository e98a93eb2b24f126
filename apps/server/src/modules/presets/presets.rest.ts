import { createPresetWireSchema, presetToWire } from '@arrasta/contract';
import { orEmpty, type RestCall, type RestRoute } from '../../rest/rest-route';

async function list({ caller }: RestCall) {
  const presets = await caller.presets.list();
  return { status: 200, body: presets.map(presetToWire) };
}

async function create({ caller, body }: RestCall) {
  const preset = await caller.presets.create(createPresetWireSchema.parse(orEmpty(body)));
  return { status: 201, body: presetToWire(preset) };
}

async function remove({ caller, id }: RestCall) {
  await caller.presets.delete({ id });
  return { status: 204 };
}

/** Presets over REST. Source: decisions §3; carousel-editor §7. */
export const presetRoutes: readonly RestRoute[] = [
  { method: 'GET', path: '/presets', calls: 'presets.list', handle: list },
  {
    method: 'POST',
    path: '/presets',
    calls: 'presets.create',
    handle: create,
    idempotent: true,
    large: true,
  },
  { method: 'DELETE', path: '/presets/:id', calls: 'presets.delete', handle: remove },
];
