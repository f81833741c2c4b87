import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { describeMoment, describePoint, totalOf, type ChartData } from './chart_data'
import { niceScale } from './nice_scale'
import { plotArea } from './plot_area'
import { ShareRing } from './share_ring'

describe('scale', () => {
  test.each([
    [252, [0, 100, 200, 300]],
    [9, [0, 2, 4, 6, 8, 10]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [0, [0, 1]],
  ])('%f is read on %o', (largest, steps) => {
    expect(niceScale(largest, 5).steps).toEqual(steps)
  })

  test('counts have no half steps', () => {
    expect(niceScale(12).steps).toEqual([0, 2.5, 5, 7.5, 10, 12.5])
    expect(niceScale(12, 5, true).steps).toEqual([0, 5, 10, 15])
    expect(niceScale(1, 5, true).steps).toEqual([0, 1])
  })

  test('holds the largest value in at most five even steps', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e12, noNaN: true }), (largest) => {
        const { top, steps } = niceScale(largest)
        expect(top).toBeGreaterThanOrEqual(largest * 0.999999)
        expect(top).toBeLessThan(largest * 5)
        expect(steps.length).toBeLessThanOrEqual(6)
        expect(steps.at(-1)).toBe(top)
      })
    )
  })
})

describe('places', () => {
  test('points lie on whole pixels inside the drawing, and the pointer finds them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 300, max: 1400 }),
        (count, width) => {
          const area = plotArea(count, niceScale(100), width, 48)
          for (let at = 0; at < count; at++) {
            expect(Number.isInteger(area.xOf(at))).toBe(true)
            expect(area.xOf(at)).toBeLessThanOrEqual(width)
            if (area.slot >= 2) expect(area.indexAt(area.xOf(at))).toBe(at)
          }
          expect(area.yOf(0)).toBe(area.base)
          expect(area.yOf(100)).toBeGreaterThanOrEqual(area.top)
        }
      )
    )
  })
})

describe('words', () => {
  const data: ChartData = {
    series: [
      { id: 'a', label: 'Active' },
      { id: 't', label: 'Trial' },
    ],
    points: [{ id: '1', label: 'Index Levels', values: [212, 31] }],
    format: (value) => `${value}`,
  }

  test('a bar tells its sum, then its parts; a moment only its parts', () => {
    expect(totalOf(data.points[0]!)).toBe(243)
    expect(describePoint(data, data.points[0]!)).toBe('Index Levels: 243; Active 212, Trial 31')
    expect(describeMoment(data, data.points[0]!)).toBe('Index Levels: Active 212, Trial 31')
    expect(
      describePoint({ ...data, series: [data.series[0]!] }, { id: '1', label: 'May', values: [7] })
    ).toBe('May: 7')
  })
})

describe('shares', () => {
  const shown = (look?: number) =>
    renderToStaticMarkup(
      <ShareRing
        label="Orders by payment"
        format={String}
        parts={[{ id: 'quota', label: 'Quota', value: 3, look }]}
        table={{ part: 'Payment', value: 'Orders', share: 'Share', total: 'Total' }}
      />
    )

  test('look as their series do in the chart beside them', () => {
    expect(shown()).toContain('stroke-series-1')
    expect(shown(2)).toContain('stroke-series-3')
    expect(shown(2)).toContain('fill-series-3')
    expect(shown(2)).not.toContain('stroke-series-1')
  })

  test('have their lines in the direction of those in the table', () => {
    const place = document.createElement('div')
    place.innerHTML = shown(1)
    const [ring, swatch] = place.querySelectorAll('svg')
    const angleOf = ({ baseVal }: SVGAnimatedTransformList) => {
      const { a, b } = baseVal.consolidate()!.matrix
      return Math.round((Math.atan2(b, a) * 180) / Math.PI)
    }
    const linesOf = (svg: SVGSVGElement) =>
      [...svg.querySelectorAll('pattern')].map((one) => angleOf(one.patternTransform))
    const turn = angleOf(ring!.querySelector('g')!.transform)
    expect(turn).toBe(-90)
    expect(linesOf(ring!).map((angle) => angle + turn)).toEqual(linesOf(swatch!))
  })
})
