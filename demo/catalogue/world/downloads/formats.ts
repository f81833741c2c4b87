import { renderPdf } from '#shared/pdf'
import type { DemoDownload } from '#demo/catalogue/world/downloads/general'

const FORMATS = {
  en: {
    name: 'file_formats.pdf',
    title: 'File formats',
    page: 'Page',
    texts: [
      [
        'CSV',
        'UTF-8, a comma between columns, a point in decimals, one head line. Packed with gzip.',
      ],
      [
        'Parquet',
        'One row group for 1,000,000 rows, packed with Zstandard. Moments are UTC in nanoseconds.',
      ],
      [
        'pcap',
        'Packets as they were captured, with times in nanoseconds. Files of a day are numbered from 1.',
      ],
    ],
  },
  de: {
    name: 'dateiformate.pdf',
    title: 'Dateiformate',
    page: 'Seite',
    texts: [
      [
        'CSV',
        'UTF-8, Komma zwischen den Spalten, Punkt vor Dezimalstellen, eine Kopfzeile. Mit gzip gepackt.',
      ],
      [
        'Parquet',
        'Eine Zeilengruppe je 1.000.000 Zeilen, mit Zstandard gepackt. Zeitpunkte sind UTC in Nanosekunden.',
      ],
      [
        'pcap',
        'Pakete, wie sie aufgezeichnet wurden, mit Zeiten in Nanosekunden. Die Dateien eines Tages zählen ab 1.',
      ],
    ],
  },
} as const

/** What the kinds of files hold, as a paper in each language. */
export const FORMAT_DOWNLOADS = (): Promise<DemoDownload[]> =>
  Promise.all((['en', 'de'] as const).map(paperIn))

async function paperIn(language: 'en' | 'de'): Promise<DemoDownload> {
  const { name, title, page, texts } = FORMATS[language]
  const content = await renderPdf({
    locale: language,
    title,
    sender: { name: 'Alster Exchange AG', line: 'Alster Exchange AG, Hamburg' },
    recipient: [],
    facts: [],
    blocks: texts.flatMap(([heading, text]) => [
      { kind: 'heading' as const, text: heading },
      { kind: 'text' as const, text },
    ]),
    footer: [['Alster Exchange AG, Hamburg']],
    pageLabel: (number, pages) => `${page} ${number} / ${pages}`,
  })
  return { category: 'data-descriptions', name, content, language }
}
