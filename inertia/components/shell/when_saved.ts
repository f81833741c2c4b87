import { router } from '@inertiajs/react'

/**
 * Goes on when the visit that `save` makes has succeeded. What is refused, by the server or by the
 * form itself, which then makes no visit, stands at its fields, and nobody goes anywhere.
 */
export function whenSaved(save: () => void, goOn: () => void): void {
  const visitId = visitOf(save)
  if (!visitId) return
  let isSaved = false
  const stopSuccess = router.on('success', ({ detail }) => {
    isSaved ||= detail.visitId === visitId
  })
  const stopFinish = router.on('finish', ({ detail: { visit } }) => {
    if (visit.id !== visitId) return
    stopSuccess()
    stopFinish()
    if (isSaved) goOn()
  })
}

function visitOf(save: () => void): string | undefined {
  let visitId: string | undefined
  const stop = router.on('before', ({ detail: { visit } }) => {
    visitId = visit.id
  })
  save()
  stop()
  return visitId
}
