import { createPresetWireSchema, presetToWire } from '@arrasta/contract';
import { creates, orEmpty, type RestCall, type RestRoute } from '../../rest/rest-route';

async function list({ caller }: RestCall) {
  const presets = await caller.presets.list();
  return { status: 200, body: presets.map(presetToWire) };
}

const create = async ({ caller, body }: RestCall) =>
  caller.presets.create(createPresetWireSchema.parse(orEmpty(body)));

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
    ...creates(create, (preset) => ({ status: 201, body: presetToWire(preset) })),
    large: true,
  },
  { method: 'DELETE', path: '/presets/:id', calls: 'presets.delete', handle: remove },
];
