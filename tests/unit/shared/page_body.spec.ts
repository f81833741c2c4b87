import { Edge } from 'edge.js'
import { test } from '@japa/runner'
import { layBodiesLast } from '#shared/http/page_body'

/** A frame as pages have it, with the tag of pages that the browser draws. */
function frame() {
  const edge = Edge.create()
  edge.global('inertia', () => '<div id="app"></div>')
  edge.use(layBodiesLast)
  return (page: object) => edge.renderRaw('<body>{{{ inertia(page) }}}</body>', { page })
}

test.group('Shared | body of a page', () => {
  test('{$i}: {ssrBody}')
    .with([
      { ssrBody: '<main>Hello</main>', expected: '<body><main>Hello</main></body>' },
      { ssrBody: "<p>$& $1 $' {{ x }}</p>", expected: "<body><p>$& $1 $' {{ x }}</p></body>" },
      { ssrBody: '<!--page--><!--page-->', expected: '<body><!--page--><!--page--></body>' },
      { ssrBody: undefined, expected: '<body><div id="app"></div></body>' },
    ])
    .run(async ({ assert }, { ssrBody, expected }) => {
      assert.equal(await frame()({ ssrBody }), expected)
    })
})
