import type { Data } from '@generated/data'
import { useShared } from './use_shared'

type Scope = NonNullable<Data.SharedProps['user']>['scopes'][number]

/** Whether the person's roles hold a scope. It only hides: the server decides for itself. */
export const useCan = (scope: Scope): boolean => useShared().user?.scopes.includes(scope) ?? false
