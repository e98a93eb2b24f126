import type { AppRouter } from '@arrasta/server/router';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { ComponentType } from 'react';
import { api } from './client';
import { queryClient } from './query-client';

/**
 * The server's procedures as hooks. Only what is loaded after sign-in may import this file: the
 * first screen would load every hook of the library for the few calls it makes (decision 116).
 */
export const trpc = createTRPCReact<AppRouter>();

/** The query cache by the names of the procedures, for what is no component. */
export const utils = createTRPCQueryUtils({ queryClient, client: api });

/** A screen for signed-in people, in which the hooks of `trpc` find client and cache. */
export function withTrpc<Props extends object>(Screen: ComponentType<Props>) {
  return function ScreenWithTrpc(props: Props) {
    return (
      <trpc.Provider client={api} queryClient={queryClient}>
        <Screen {...props} />
      </trpc.Provider>
    );
  };
}
