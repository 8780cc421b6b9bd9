import { describe, expect, it } from 'vitest';
import {
  chooseVideoProfiles,
  heightOverWidth,
  isMuted,
  profilesFor,
  type VideoProfile,
  wantedPlayback,
} from './video-playback.ts';

const profile = (quality: number, type: VideoProfile['type'] = 'video/mp4'): VideoProfile => ({
  quality,
  type,
  url: `/v/${quality}`,
});

describe('video', () => {
  it('[CONTENT-10] plays when half visible with scroll_to_play, and pauses otherwise', () => {
    const settings = { autoplay: false, scrollToPlay: true, sound: false };
    expect(wantedPlayback(settings, 0.5, false)).toBe('play');
    expect(wantedPlayback(settings, 0.49, false)).toBe('pause');
    expect(wantedPlayback(settings, 1, true)).toBeNull();
  });

  it('[CONTENT-10] autoplay starts muted; otherwise the shopper decides', () => {
    expect(wantedPlayback({ autoplay: true, scrollToPlay: false, sound: true }, 0, false)).toBe('play');
    expect(wantedPlayback({ autoplay: false, scrollToPlay: false, sound: true }, 1, false)).toBeNull();
    expect(isMuted({ autoplay: true, scrollToPlay: false, sound: true })).toBe(true);
    expect(isMuted({ autoplay: false, scrollToPlay: false, sound: true })).toBe(false);
  });

  it('[CONTENT-10] profiles default to 1080 on desktop and 720 on mobile', () => {
    const profiles = [profile(2160), profile(1080), profile(1080, 'video/webm'), profile(720), profile(360)];
    expect(chooseVideoProfiles(profiles, 'desktop').map((one) => one.quality)).toEqual([1080, 1080]);
    expect(chooseVideoProfiles(profiles, 'mobile').map((one) => one.quality)).toEqual([720]);
    expect(chooseVideoProfiles([profile(2160)], 'mobile')).toEqual([profile(2160)]);
    expect(chooseVideoProfiles(profiles, 'mobile', 500).map((one) => one.quality)).toEqual([360]);
    expect(chooseVideoProfiles([], 'mobile')).toEqual([]);
  });

  it.each([
    ['2:3', 1.5],
    ['1:1', 1],
    ['4:5', 1.25],
    ['9:16', 16 / 9],
    ['16:9', 9 / 16],
    ['21:9', 9 / 21],
    ['3:7', 9 / 16],
    [null, 9 / 16],
  ])('[CONTENT-10] ratio %s reserves height %d of its width', (ratio, height) => {
    expect(heightOverWidth(ratio)).toBeCloseTo(height, 10);
  });

  it('[CONTENT-10] phones use the mobile video if there is one', () => {
    const [wide, tall] = [[profile(1080)], [profile(720)]];
    expect(profilesFor({ desktop: wide, mobile: tall }, 'mobile')).toBe(tall);
    expect(profilesFor({ desktop: wide, mobile: [] }, 'mobile')).toBe(wide);
    expect(profilesFor({ desktop: wide, mobile: tall }, 'desktop')).toBe(wide);
  });
});
