import router from '@adonisjs/core/services/router'

const known = new Map<string, boolean>()

/** Whether a module answers at an address; the page for unknown addresses answers everywhere. */
export function hasPage(path: string): boolean {
  const before = known.get(path)
  if (before !== undefined) return before
  const answers = isAnswered(path)
  known.set(path, answers)
  return answers
}

/** The same of an address that anybody may have sent: of these nothing is remembered. */
export function isAnswered(path: string): boolean {
  const found = router.match(path, 'GET', false)
  return found !== null && found.route.pattern !== '/*'
}
