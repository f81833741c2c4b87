import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'

type Permission = Pick<Data.Identity.Permission, 'scopes'>

/** What a group unlocks in words, made of the rights that it has. */
export function useUnlocks(): (permission: Permission) => string {
  const t = useText('identity/permissions')
  return ({ scopes }) =>
    scopes.length === 0
      ? t('nothing_beyond')
      : scopes.map((scope) => t(`scopes.${scope}`)).join(', ')
}
