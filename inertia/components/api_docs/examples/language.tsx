import { createContext, use, useState, type ReactNode } from 'react'

export const LANGUAGES = [
  { value: 'curl', label: 'curl' },
  { value: 'python', label: 'Python' },
  { value: 'typescript', label: 'TypeScript' },
] as const

export type Language = (typeof LANGUAGES)[number]['value']

type Choice<L> = readonly [language: L, choose: (language: Language) => void]

const Chosen = createContext<Choice<Language | null>>([null, () => {}])

/** All examples within it are in one language. */
export function ExampleLanguage({ children }: { children: ReactNode }) {
  return <Chosen value={useState<Language | null>(null)}>{children}</Chosen>
}

/** The language that was chosen anywhere; until then the usual one of the place. */
export function useExampleLanguage(usual: Language): Choice<Language> {
  const [chosen, choose] = use(Chosen)
  return [chosen ?? usual, choose]
}
