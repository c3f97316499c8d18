import { AsyncLocalStorage } from "node:async_hooks";
import type { RowChange } from "./invalidation.ts";

/** Whether a change may alter a result. When in doubt: true. */
export type Dependency = (change: RowChange) => boolean;

type Scope = { dependencies: Set<Dependency>; isCacheable: boolean };

/** What is being computed for a cache, through every await of it. */
const scopes = new AsyncLocalStorage<Scope>();

/** Says what the result depends on that is being computed; nothing where it isn't for a cache. */
export function dependsOn(...dependencies: readonly Dependency[]): void {
  const scope = scopes.getStore();
  if (scope) for (const dependency of dependencies) scope.dependencies.add(dependency);
}

/** Says that the result being computed is for who asked alone: a failure, or one browser's. */
export function doNotCache(): void {
  const scope = scopes.getStore();
  if (scope) scope.isCacheable = false;
}

/** For what does not say what it depends on. */
export const anyChange: Dependency = () => true;

/** Computes a value and collects what it says of itself meanwhile; who computes something larger with it says the same. */
export async function collectDependencies<Value>(
  compute: () => Promise<Value>,
): Promise<{ value: Value; dependencies: Dependency[]; isCacheable: boolean }> {
  const scope: Scope = { dependencies: new Set(), isCacheable: true };
  const value = await scopes.run(scope, compute);
  return { value, dependencies: [...scope.dependencies], isCacheable: scope.isCacheable };
}
