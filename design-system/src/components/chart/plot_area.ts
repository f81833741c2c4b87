import type { NiceScale } from './nice_scale'

/** The places of a chart over time, in whole pixels. */
export interface PlotArea {
  width: number
  height: number
  left: number
  top: number
  base: number
  slot: number
  scale: NiceScale
  /** Middle of the slot of a point. */
  xOf(index: number): number
  yOf(value: number): number
  /** The point under a place. */
  indexAt(x: number): number
  /** Every how many points a label has room. */
  labelEvery: number
}

export const PLOT_HEIGHT = 240
const TOP = 20
const BASE = PLOT_HEIGHT - 24
const LABEL_ROOM = 72

/** Lays out `count` points between the value axis at the start and the end of the width. */
export function plotArea(count: number, scale: NiceScale, width: number, left: number): PlotArea {
  const slot = count ? (width - left) / count : 0
  const within = (index: number) => Math.min(count - 1, Math.max(0, index))
  return {
    width,
    height: PLOT_HEIGHT,
    left,
    top: TOP,
    base: BASE,
    slot,
    scale,
    xOf: (index) => left + Math.round((index + 0.5) * slot),
    yOf: (value) => BASE - Math.round((value / scale.top) * (BASE - TOP)),
    indexAt: (x) => (count ? within(Math.floor((x - left) / slot)) : -1),
    labelEvery: Math.max(1, Math.ceil(LABEL_ROOM / Math.max(1, slot))),
  }
}
