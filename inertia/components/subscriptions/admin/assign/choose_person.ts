import { router } from '@inertiajs/react'

/** Chooses the person of the page: the address says who it is, and what is typed stays. */
export const choosePerson = (id: number | null) => {
  const url = new URL(window.location.href)
  if (id === null) url.searchParams.delete('user')
  else url.searchParams.set('user', String(id))
  router.get(
    url.pathname + url.search,
    {},
    { preserveState: true, preserveScroll: true, replace: true }
  )
}
