// How wide a part of the page is for its height: what is told below takes height from the map.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

const COARSE = 20; // steps of a twentieth: the map is not laid out anew for every pixel

export function useRatio(part: RefObject<HTMLElement | null>, usual: number): number {
  const [ratio, setRatio] = useState(usual);
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (height > 0) setRatio(Math.round((width / height) * COARSE) / COARSE);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, []);
  return ratio;
}
