/** Converts a chart to ELK's graph, and its layout back. */
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { type Chart, pathTo, stateOf } from '../graph/chart.ts';
import { anyMarkWidth, boxContent, type CallsByActor, labelContent } from './content.ts';
import type { Box, ChartLayout, PlacedLine, Point } from './layout.ts';
import { anyMark, type ChartLine, initialMark, linesOf } from './lines.ts';

const ANY_MARK_SIZE = { width: anyMarkWidth(), height: 30 };
const INITIAL_MARK_SIZE = { width: 14, height: 14 };

const GROUP_PADDING = 26;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.mergeEdges': 'false',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.spacing.nodeNode': '44',
  'elk.spacing.edgeNode': '22',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '46',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
};

/** @param lacking by how much each group has to be widened, by id. */
export function toElk(chart: Chart, calls: CallsByActor, lacking: ReadonlyMap<string, number> = new Map()): ElkNode {
  const lines = linesOf(chart);
  const back = backLines(chart, lines);
  const marks = new Set(lines.map(({ from }) => from));
  const root = toNode(chart.id);
  return {
    id: ':sheet',
    layoutOptions: OPTIONS,
    children: [root],
    edges: lines.map((line) => toEdge(line, back.has(line.id))),
  };

  function toNode(id: string): ElkNode {
    const state = stateOf(chart, id);
    const { width, height } = boxContent(chart, state, calls);
    if (state.children.length === 0) return { id, width, height };
    const right = GROUP_PADDING + (lacking.get(id) ?? 0);
    const padding = `[top=${height + 12},left=${GROUP_PADDING},bottom=${GROUP_PADDING},right=${right}]`;
    const [initial, any] = [initialMark(id), anyMark(id)];
    return {
      id,
      layoutOptions: { 'elk.padding': padding },
      children: [
        ...(marks.has(initial) ? [{ id: initial, ...INITIAL_MARK_SIZE }] : []),
        ...state.children.map(toNode),
        ...(marks.has(any) ? [{ id: any, ...ANY_MARK_SIZE }] : []),
      ],
    };
  }
}

function toEdge(line: ChartLine, isBack: boolean): ElkExtendedEdge {
  const { width, height } = labelContent(line);
  const [source, target] = isBack ? [line.to, line.from] : [line.from, line.to];
  return {
    id: line.id,
    sources: [source],
    targets: [target],
    ...(width > 0 && { labels: [{ id: `${line.id}:label`, text: line.id, width, height }] }),
  };
}

/** @throws if the layout is incomplete. */
export function fromElk(chart: Chart, placed: ElkNode): ChartLayout {
  const lines = linesOf(chart);
  const back = backLines(chart, lines);
  const boxes: Record<string, Box> = {};
  const edges = new Map<string, ElkExtendedEdge>();
  collect(placed);
  const root = boxes[chart.id];
  if (!root) throw new Error(`${chart.id} was not placed`);
  return {
    width: root.width,
    height: root.height,
    boxes,
    lines: Object.fromEntries(lines.map(({ id }) => [id, placedLine(edges.get(id), id, back.has(id))])),
  };

  function collect(node: ElkNode): void {
    for (const edge of node.edges ?? []) edges.set(edge.id, edge);
    for (const child of node.children ?? []) {
      boxes[child.id] = rounded(child);
      collect(child);
    }
  }

  function rounded({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
    const { x: left, y: top } = origin();
    return { x: round(x - left), y: round(y - top), width: round(width), height: round(height) };
  }

  function placedLine(edge: ElkExtendedEdge | undefined, id: string, isBack: boolean): PlacedLine {
    const section = edge?.sections?.[0];
    if (!section) throw new Error(`${id} was not placed`);
    const { x: left, y: top } = origin();
    const way = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
    const points: Point[] = way.map(({ x, y }) => ({ x: round(x - left), y: round(y - top) }));
    const [label] = edge?.labels ?? [];
    return { points: isBack ? points.toReversed() : points, label: label ? rounded(label) : null };
  }

  /** The root's position, subtracted from every other: the drawing already has its own margin. */
  function origin(): Point {
    const { x = 0, y = 0 } = placed.children?.[0] ?? {};
    return { x, y };
  }
}

const round = (value: number): number => Math.round(value);

/**
 * Finds the back edges. Left to itself, ELK breaks cycles anywhere and may put the first state last, so these edges are
 * reversed for the layout and restored afterwards.
 */
function backLines(chart: Chart, lines: readonly ChartLine[]): ReadonlySet<string> {
  const steps = lines.map((line) => ({ line, ...projected(chart, line) }));
  const order = new Map<string, number>();
  for (const state of chart.states.values()) {
    // States reached only from "whatever is active" are placed below it.
    for (const first of [initialMark(state.id), anyMark(state.id), ...state.children]) spread(first);
  }
  const placeOf = (box: string): number => order.get(box) ?? 0;
  return new Set(steps.filter(({ from, to }) => placeOf(to) < placeOf(from)).map(({ line }) => line.id));

  /** The distance from the start; smaller is higher. */
  function spread(first: string): void {
    if (order.has(first)) return;
    order.set(first, order.size);
    for (const box of order.keys()) {
      for (const { from, to } of steps) if (from === box && !order.has(to)) order.set(to, order.size);
    }
  }
}

/** Both ends, lifted to children of their lowest common ancestor, where layers are computed. */
function projected(chart: Chart, { from, to }: ChartLine): { from: string; to: string } {
  const [source, target] = [boxesTo(chart, from), boxesTo(chart, to)];
  const fork = source.findIndex((box, index) => box !== target[index]);
  return { from: source[fork] ?? from, to: target[fork] ?? to };
}

function boxesTo(chart: Chart, box: string): string[] {
  const [state = box, mark] = box.split(':');
  const path = pathTo(chart, state).map(({ id }) => id);
  return mark === undefined ? path : [...path, box];
}
