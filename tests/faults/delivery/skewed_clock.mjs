/* Loaded before a process: its clock runs ahead by SKEW_MS. */
const RealDate = Date
const skew = Number(process.env.SKEW_MS)

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + skew)
    else super(...values)
  }

  static now() {
    return RealDate.now() + skew
  }
}
