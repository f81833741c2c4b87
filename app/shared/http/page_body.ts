import type { Edge } from 'edge.js'

type PageState = { page?: { ssrBody?: string } }

const PLACE = '<!--page-->'

/** Edge copies what it is given several times: of a page of 100 kB half of the garbage was this. */
export function layBodiesLast(edge: Edge): void {
  const inertia = edge.globals.inertia as (page: object, attributes?: object) => string
  edge.global('inertia', (page: { ssrBody?: string } = {}, attributes?: object) =>
    page.ssrBody ? PLACE : inertia(page, attributes)
  )
  edge.processor.process('output', ({ output, state }) => {
    const body = (state as PageState).page?.ssrBody
    const at = body ? output.indexOf(PLACE) : -1
    if (at < 0) return
    return `${output.slice(0, at)}${body}${output.slice(at + PLACE.length)}`
  })
}
