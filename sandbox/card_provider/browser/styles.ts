export const STYLES = `.card-provider-frame { display: block; inline-size: 100%; block-size: 100%; border: 0 }\n`
