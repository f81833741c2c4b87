import { useTranslation } from 'react-i18next'
import type { Texts } from '@generated/texts'
import type { Namespace } from '~/i18n/namespaces'

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
/** Forms of a number are chosen by `count`: they are asked for by what they share, or by their own name. */
type Asked<Key extends string> = Key extends `${infer Base}_${Form}` ? Base | Key : Key
type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Asked<Key> : `${Key}.${KeysOf<T[Key]>}`
}[keyof T & string]
type Keys = { [N in Namespace]: KeysOf<Texts[N]> }

/**
 * Says a text by its key; an unknown key does not compile. The library's own type knows options that
 * nobody uses here, and costs the compiler a hundred times as much at each of a thousand places.
 */
export type Say<N extends Namespace> = (
  key: Keys[N],
  values?: Record<string, string | number | Date | null | undefined>
) => string

/** The words of one module in the language of the page. */
export const useText = <N extends Namespace>(namespace: N): Say<N> =>
  useTranslation(namespace as 'shell/frame').t as unknown as Say<N>
