import { createContext, use, useState, type ReactNode } from 'react'

type Kept = readonly [token: string, keep: (token: string) => void]

const Token = createContext<Kept>(['', () => {}])

/** A token that was typed once is that of all calls, and gone with the page: it is stored nowhere. */
export function TypedToken({ children }: { children: ReactNode }) {
  return <Token value={useState('')}>{children}</Token>
}

export const useTypedToken = (): Kept => use(Token)
