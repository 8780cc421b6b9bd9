interface RecommendationParams {
  provider: string;
  enabled: boolean;
  bloomreachId: string | null;
}

/** Which recommendation fills this row; null leaves it to the category's own order. */
export async function fetchRecommendationId(
  satelliteKey: string,
  selectedTerm: string,
): Promise<string | null> {
  try {
    const params = new URLSearchParams({ satelliteKey, selectedTerm });
    const response = await fetch(`/_api/categories-carousel/getRecommendationId?${params}`);
    if (!response.ok) throw new Error(`The shop answered ${response.status}`);
    const { recommendationParams } = (await response.json()) as {
      recommendationParams: RecommendationParams;
    };
    return recommendationParams.enabled ? recommendationParams.bloomreachId : null;
  } catch (error) {
    console.error('Failed to fetch recommendation parameters', error);
    return null;
  }
}
