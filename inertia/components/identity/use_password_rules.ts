import { useText } from '~/hooks/use_text'
import { useGuessable } from './use_guessable'

export type PasswordRule = {
  id: 'length' | 'special' | 'number' | 'uppercase' | 'lowercase'
  count: number
  pattern: string
}

/**
 * Which rules a password keeps. Whether it is hard to guess says the server, as soon as it keeps the
 * others; until then it is not met, and may be sent all the same.
 */
export function usePasswordRules(rules: PasswordRule[], password: string, uid?: string) {
  const t = useText('identity/password')
  const kept = rules.map(({ id, count, pattern }) => ({
    label: t(`rule_${id}`, { count }),
    isMet: new RegExp(pattern, 'u').test(password),
  }))
  const keepsPatterns = kept.every(({ isMet }) => isMet)
  const isGuessable = useGuessable(keepsPatterns ? password : null, uid)
  return {
    checked: [...kept, { label: t('rule_guess'), isMet: isGuessable === false }],
    keepsRules: keepsPatterns && isGuessable !== true,
  }
}
