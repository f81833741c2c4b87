import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'

/** What every page receives: person, language, theme, basket, facts of the shop. */
export const useShared = (): Data.SharedProps => usePage<Data.SharedProps>().props
