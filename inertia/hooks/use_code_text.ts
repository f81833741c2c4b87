import { useTranslation } from 'react-i18next'
import type { Namespace } from '~/i18n/namespaces'

export type Coded = { code: string; params?: Record<string, string | number> }

/** Says what the server names by a code, such as `catalogue.errors.no_files`, from the files given. */
export function useCodeText(...namespaces: Namespace[]) {
  const { i18n } = useTranslation()
  return ({ code, params }: Coded): string => {
    const count = params?.n === undefined ? undefined : Number(params.n)
    return String(i18n.t(keyOf(code, namespaces) as never, { count, ...params } as never))
  }
}

/** Codes name module and topic, or the topic alone. */
function keyOf(code: string, namespaces: Namespace[]): string {
  for (const namespace of namespaces) {
    const [module, topic] = namespace.split('/')
    const name = [`${module}.${topic}.`, `${topic}.`].find((start) => code.startsWith(start))
    if (name) return `${namespace}:${code.slice(name.length)}`
  }
  return code
}
