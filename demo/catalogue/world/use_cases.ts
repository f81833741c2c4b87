type UseCasePlan = { name: [string, string]; text: [string, string]; link: string }

export type UseCaseCategoryPlan = { key: string; name: [string, string]; cases: UseCasePlan[] }

const link = (path: string) => `https://research.alster-exchange.example/use-cases/${path}`

export const USE_CASES: UseCaseCategoryPlan[] = [
  {
    key: 'trading',
    name: ['Trading and execution', 'Handel und Ausführung'],
    cases: [
      {
        name: ['Back-test a market making strategy', 'Eine Market-Making-Strategie rückrechnen'],
        text: [
          'Replay the order book message by message and let your model quote against it. Queue positions follow from the sequence numbers.',
          'Das Orderbuch Nachricht für Nachricht abspielen und das eigene Modell dagegen stellen lassen. Die Position in der Warteschlange folgt aus den Sequenznummern.',
        ],
        link: link('market-making'),
      },
      {
        name: ['Measure transaction costs', 'Transaktionskosten messen'],
        text: [
          'Compare your fills with the best quotes of all venues at the same nanosecond and split the difference into spread, delay and impact.',
          'Eigene Ausführungen mit den besten Quotes aller Plätze zur selben Nanosekunde vergleichen und die Differenz in Spanne, Verzögerung und Einfluss zerlegen.',
        ],
        link: link('transaction-costs'),
      },
      {
        name: ['Tune a smart order router', 'Einen Smart Order Router einstellen'],
        text: [
          'Fill ratios and resting times of each venue show where the next order has the best chance.',
          'Ausführungsquoten und Liegezeiten jedes Platzes zeigen, wo die nächste Order die beste Aussicht hat.',
        ],
        link: link('order-routing'),
      },
    ],
  },
  {
    key: 'risk',
    name: ['Risk and valuation', 'Risiko und Bewertung'],
    cases: [
      {
        name: [
          'Value options with past volatility',
          'Optionen mit vergangener Volatilität bewerten',
        ],
        text: [
          'Trades with the underlying price of the same moment give a clean surface for every day since 2014.',
          'Abschlüsse mit dem Kurs des Basiswerts im selben Augenblick ergeben für jeden Tag seit 2014 eine saubere Volatilitätsfläche.',
        ],
        link: link('volatility-surface'),
      },
      {
        name: ['Stress currency exposure', 'Währungsrisiken unter Stress'],
        text: [
          'Spot and forward quotes of turbulent weeks, including the size that was really there.',
          'Kassa- und Terminquotes unruhiger Wochen, mit den Mengen, die wirklich verfügbar waren.',
        ],
        link: link('currency-stress'),
      },
    ],
  },
  {
    key: 'compliance',
    name: ['Compliance and supervision', 'Compliance und Aufsicht'],
    cases: [
      {
        name: ['Prove best execution', 'Beste Ausführung nachweisen'],
        text: [
          'The consolidated quotes beside each trade answer the supervisor’s question with one join.',
          'Die zusammengeführten Quotes neben jedem Abschluss beantworten die Frage der Aufsicht mit einer einzigen Verknüpfung.',
        ],
        link: link('best-execution'),
      },
      {
        name: ['Look for market abuse', 'Marktmissbrauch erkennen'],
        text: [
          'Order timestamps show layering and spoofing that trades alone hide.',
          'Orderzeitstempel zeigen Layering und Spoofing, die Abschlüsse allein verbergen.',
        ],
        link: link('market-abuse'),
      },
    ],
  },
  {
    key: 'research',
    name: ['Research and index building', 'Forschung und Indexbau'],
    cases: [
      {
        name: ['Study concentration in trading', 'Konzentration im Handel untersuchen'],
        text: [
          'Herfindahl figures of each instrument show how many members share its turnover.',
          'Herfindahl-Werte jedes Instruments zeigen, wie viele Mitglieder sich den Umsatz teilen.',
        ],
        link: link('concentration'),
      },
      {
        name: ['Rebuild an index day by day', 'Einen Index Tag für Tag nachbauen'],
        text: [
          'Compositions, weights and adjustments are all it takes to reproduce a level to the cent.',
          'Zusammensetzung, Gewichte und Anpassungen genügen, um einen Stand auf den Cent nachzurechnen.',
        ],
        link: link('index-rebuild'),
      },
      {
        name: ['Follow money into sustainable funds', 'Zuflüsse in nachhaltige Fonds verfolgen'],
        text: [
          'Fund prices and emission scores together tell whether investors pay for what they are promised.',
          'Fondspreise und Emissionswerte zusammen zeigen, ob Anleger bezahlen, was ihnen versprochen wird.',
        ],
        link: link('sustainable-funds'),
      },
    ],
  },
]
