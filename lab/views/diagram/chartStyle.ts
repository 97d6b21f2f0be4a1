/** The style of a chart; in a separate file it falls back to the light colours. */
export const chartStyle = `
.chart { font-family: "Source Sans 3 Variable", "Source Sans 3", "Helvetica Neue", Arial, sans-serif; }
.chart text { fill: var(--ink, #1c1915); dominant-baseline: alphabetic; }
.chart .box { fill: var(--paper, #fffdfa); stroke: var(--line-strong, #8f8373); stroke-width: 1.25; }
.chart .outer > .box { fill: var(--ground, #f6f3ee); stroke: var(--line, #ddd5c9); }
.chart .outer > .box { stroke: var(--line-strong, #8f8373); }
.chart .region > .box { stroke-dasharray: 5 4; }
.chart .name { font-size: min(15px * var(--far, 1), var(--room, 15px)); font-weight: 650; }
.chart .outer > .name { font-weight: 600; fill: var(--ink-soft, #5a5248); }
.chart .line { font-size: 12.5px; }
.chart .event { font-weight: 600; }
.chart .guard { fill: var(--brass, #76561a); }
.chart .action { fill: var(--ink-soft, #5a5248); }
.chart .rule { stroke: var(--line, #ddd5c9); }
.chart .edge { fill: none; stroke: var(--line-strong, #8f8373); stroke-width: 1.4; }
.chart .tip { fill: var(--line-strong, #8f8373); }
.chart .plate { fill: var(--ground, #f6f3ee); }
.chart .initial { fill: var(--ink, #1c1915); }
.chart .anywhere { fill: var(--ground, #f6f3ee); stroke: var(--line-strong, #8f8373); stroke-dasharray: 3 3; }
.chart .inner { fill: none; stroke: var(--line-strong, #8f8373); }
.chart .visited > .box { stroke: var(--good, #24603f); stroke-width: 1.6; }
.chart .active > .box { fill: var(--brass-wash, #f3e9d4); stroke: var(--brass, #76561a); stroke-width: 2.5; }
.chart .active.outer > .box { fill: var(--ground, #f6f3ee); stroke-width: 1.5; }
.chart .unreached > .box { stroke: var(--bad, #9c2b22); stroke-dasharray: 6 4; }
.chart .unreached > .name { font-style: italic; }
.chart .passed .edge { stroke: var(--good, #24603f); }
.chart .passed .tip { fill: var(--good, #24603f); }
.chart .taken .edge { stroke: var(--brass, #76561a); stroke-width: 3; }
.chart .taken .tip { fill: var(--brass, #76561a); }
.chart .taken .plate { fill: var(--brass-wash, #f3e9d4); stroke: var(--brass, #76561a); }
.chart .row.taken .wash { fill: var(--brass, #76561a); fill-opacity: 0.16; }
.chart .wash { fill: none; }
.chart .row.passed .event { fill: var(--good, #24603f); }
.chart .missed .edge { stroke: var(--bad, #9c2b22); stroke-dasharray: 6 4; }
.chart .missed .event { fill: var(--bad, #9c2b22); font-style: italic; }
.chart .side text { font-size: 10px; font-weight: 700; }
.chart .met circle { fill: var(--good, #24603f); }
.chart .met text { fill: var(--paper, #fffdfa); }
.chart .unmet circle { fill: var(--paper, #fffdfa); stroke: var(--bad, #9c2b22); stroke-dasharray: 3 2; }
.chart .unmet text { fill: var(--bad, #9c2b22); font-style: italic; }
.chart .new > .box { stroke: var(--good, #24603f); stroke-width: 3; }
.chart .changed > .box { stroke: var(--brass, #76561a); stroke-width: 3; stroke-dasharray: 12 4; }
.chart .gone > .box { stroke: var(--bad, #9c2b22); stroke-width: 2; stroke-dasharray: 3 4; }
.chart .new .edge { stroke: var(--good, #24603f); stroke-width: 3; }
.chart .changed .edge { stroke: var(--brass, #76561a); stroke-width: 3; stroke-dasharray: 12 4; }
.chart .gone .edge { stroke: var(--bad, #9c2b22); stroke-width: 2; stroke-dasharray: 3 4; }
.chart .new .tip, .chart .row.new .event, .chart .way.new .event { fill: var(--good, #24603f); }
.chart .changed .tip, .chart .row.changed .event, .chart .way.changed .event { fill: var(--brass, #76561a); }
.chart .gone .tip, .chart .row.gone .event, .chart .way.gone .event { fill: var(--bad, #9c2b22); }
`

/** The same in light colours, for a separate file, since some viewers do not support custom properties. */
export const chartFileStyle = chartStyle
  .replaceAll(/var\(--[\w-]+, ([^()]+)\)/g, '$1')
  .replaceAll(/min\((\d+px) [^;]*\)/g, '$1')
