// The screen stays on while a match is in view: by a wake lock where browsers offer one (secure
// contexts only), else by a video that loops. It is black and silent, but has a sound track, for a
// muted one does not count; and it may begin only with a touch.

import { useEffect } from "preact/hooks";

export function useAwake(): void {
  useEffect(() => ("wakeLock" in navigator ? byLock() : byVideo()), []);
}

function byLock(): () => void {
  let held: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = () => {
    if (!wanted || document.visibilityState !== "visible") return;
    navigator.wakeLock.request("screen").then(
      (lock) => (wanted ? (held = lock) : void lock.release()),
      () => undefined, // a low battery may refuse; the game goes on
    );
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", ask);
    void held?.release();
  };
}

function byVideo(): () => void {
  const video = document.createElement("video");
  video.className = "awake";
  video.loop = true;
  video.playsInline = true;
  video.ariaHidden = "true";
  video.tabIndex = -1;
  for (const [src, type] of [
    ["/awake.webm", "video/webm"],
    ["/awake.mp4", "video/mp4"],
  ] as const) {
    video.append(Object.assign(document.createElement("source"), { src, type }));
  }
  document.body.append(video);
  const play = () => {
    if (video.paused && document.visibilityState === "visible") video.play().catch(() => undefined);
  };
  play();
  document.addEventListener("pointerup", play);
  document.addEventListener("visibilitychange", play);
  return () => {
    document.removeEventListener("pointerup", play);
    document.removeEventListener("visibilitychange", play);
    video.pause();
    video.remove();
  };
}
