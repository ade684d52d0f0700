import { SCENES, type SceneKind } from './scene-kinds.ts';
import { buildStage, SHAPES, type StagePlan } from './stage.ts';

export interface ScenePlan extends Omit<StagePlan, 'isNight' | 'isIndoors'> {
  kind: SceneKind;
}

/** Draws a scene as SVG and describes it in words. The same plan always gives the same scene. */
export function drawScene({ kind, ...plan }: ScenePlan): { svg: string; alt: string } {
  const { paint, isIndoors } = SCENES[kind];
  const stage = buildStage({ ...plan, isIndoors, isNight: kind === 'toads' });
  const { parts, alt } = paint(stage);
  const { width, height } = SHAPES[plan.shape];
  const frame = [stage.left, stage.top, stage.right - stage.left, stage.bottom - stage.top].map((side) =>
    side.toFixed(1),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${frame.join(' ')}"><g stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g></svg>`;
  return { svg, alt: `Drawing of ${alt}` };
}
