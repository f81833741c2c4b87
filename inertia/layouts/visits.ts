import { router } from '@inertiajs/react'

let keepsPlace = false

/** Notes of each visit whether it keeps its place: such a visit moves neither scroll nor focus. */
export function watchVisits() {
  router.on('start', ({ detail: { visit } }) => {
    keepsPlace = visit.preserveScroll !== false || visit.only.length > 0
  })
}

/** Changes address and props of the page that is shown, without a request and in its place. */
export function replaceInPlace(url: string, props: Record<string, unknown>) {
  keepsPlace = true
  router.replace({
    url,
    preserveScroll: true,
    preserveState: true,
    props: (current) => ({ ...current, ...props }),
  })
}

export const lastVisitKeptPlace = () => keepsPlace
