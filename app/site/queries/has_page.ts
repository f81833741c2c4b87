import router from '@adonisjs/core/services/router'

const known = new Map<string, boolean>()

/** Whether a module answers at an address; the page for unknown addresses answers everywhere. */
export function hasPage(path: string): boolean {
  const before = known.get(path)
  if (before !== undefined) return before
  const found = router.match(path, 'GET', false)
  const answers = found !== null && found.route.pattern !== '/*'
  known.set(path, answers)
  return answers
}
